"""The best way to lay cards on spaces, a card on each: the assignment problem, solved exactly."""

from typing import Final

FAR: Final = 1e9


def best_assignment(worth: list[list[float]]) -> list[int]:
    """By row the column, each used once, so that the sum of worths is the greatest; columns must reach for all rows.

    The Hungarian method: rows join one by one, each along the cheapest path of changes to the rows before it.
    """
    columns = len(worth[0])
    row_price = [0.0] * (len(worth) + 1)
    column_price = [0.0] * (columns + 1)
    row_of = [0] * (columns + 1)  # rows and columns from 1; 0: none
    for row in range(1, len(worth) + 1):
        row_of[0] = row
        came_from = _path(worth, row_of, row_price, column_price)
        column = came_from[-1]
        while column:
            before = came_from[column]
            row_of[column] = row_of[before]
            column = before
    found = [0] * len(worth)
    for column in range(1, columns + 1):
        if row_of[column]:
            found[row_of[column] - 1] = column - 1
    return found


def _path(worth: list[list[float]], row_of: list[int], row_price: list[float], column_price: list[float]) -> list[int]:
    """The cheapest path from the new row to a free column: by column where it came from, at the end its last one."""
    columns = len(column_price)
    came_from = [0] * columns
    slack = [FAR] * columns
    done = [False] * columns
    column = 0
    while row_of[column]:
        done[column] = True
        row = row_of[column]
        values, price = worth[row - 1], row_price[row]
        least, nearest = FAR, 0
        for other in range(1, columns):
            if not done[other]:
                reduced = -values[other - 1] - price - column_price[other]
                if reduced < slack[other]:
                    slack[other] = reduced
                    came_from[other] = column
                if slack[other] < least:
                    least, nearest = slack[other], other
        for other in range(columns):
            if done[other]:
                row_price[row_of[other]] += least
                column_price[other] -= least
            else:
                slack[other] -= least
        column = nearest
    return [*came_from, column]
