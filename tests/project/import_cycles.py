"""A contract for import-linter: no module imports itself by way of others, for types alone neither."""

from graphlib import CycleError, TopologicalSorter

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output


class NoCyclesContract(Contract):
    """Modules can be put in an order in which each imports only earlier ones."""

    type_name = "no_cycles"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
        try:
            TopologicalSorter(imports).prepare()
        except CycleError as error:
            return ContractCheck(kept=False, metadata={"cycle": error.args[1]})
        return ContractCheck(kept=True)

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(" imports ".join(reversed(check.metadata["cycle"])))
