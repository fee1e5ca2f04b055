"""Systems of linear equations, as small as those of a fit."""


def solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination with the largest pivot."""
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda place: abs(rows[place][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for below in range(i + 1, size):
            factor = rows[below][i] / rows[i][i]
            for j in range(i, size + 1):
                rows[below][j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found
