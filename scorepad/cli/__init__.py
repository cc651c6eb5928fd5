"""The `scorepad` command."""

import click

from scorepad import __version__
from scorepad.cli import copying, files, serving, upkeep


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="scorepad")
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen at.")  # noqa: S104
@click.option("--port", default=8099, show_default=True, type=click.IntRange(0, 65535), help="The port.")
@click.option("--shared", is_flag=True, help="Give every browser the same pad.")
@click.pass_context
def main(context: click.Context, host: str, port: int, shared: bool) -> None:
    """Keep score of card games: without a command, serve this machine and its local network."""
    if context.invoked_subcommand is None:
        serving.serve(host, port, shared=shared)


for command in (files.replay, files.export, files.bring_in, *copying.COMMANDS, *upkeep.COMMANDS):
    main.add_command(command)
