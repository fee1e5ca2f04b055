"""What was learnt as it stands in a game's `weights.toml`."""

from pathlib import Path

from tenka.kernel.errors import BadInput
from tenka.toolkit.search.judgement import Judgement
from tenka.toolkit.search.policy_weights import PolicyWeights


def written(judgement: Judgement, policy: PolicyWeights | None) -> str:
    """The policy, where there is one, then the weights row by row."""
    parts = [] if policy is None else ["\n".join(["[policy]", *_lines(policy.names, policy.usual)])]
    if policy is not None and policy.defaults:
        parts.append("\n".join(["[defaults]", *_lines(policy.names, policy.defaults)]))
    for row in judgement.rows:
        parts.append("\n".join(["[[row]]", "[row.weights]", *_lines(judgement.names, row)]))
    return "\n\n".join(parts)


def save(file: str, judgement: Judgement, policy: PolicyWeights | None) -> None:
    """Write all of it into a file; the remarks at its head stay."""
    path = Path(file)
    try:
        there = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        head = [line for line in there if line.startswith("#")]
        path.write_text("\n".join([*head, *([""] if head else []), written(judgement, policy), ""]), encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unwritable", {"file": file, "why": error.strerror or ""}) from None


def _lines(names: list[str], figures: list[float]) -> list[str]:
    return [f"{name} = {figure:.4f}" for name, figure in zip(names, figures, strict=True)]
