"""A letter as plain text and as HTML, as mail programs show them: no script, no picture, nothing fetched."""

from html import escape

from tenka.server.notices.writing.letter import Item, Letter

STYLE = """
body { margin: 0; padding: 24px 12px; background: #f4ede0; color: #26211b;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; }
.brand { margin: 0 0 16px; font: 600 15px/1.2 Georgia, serif; letter-spacing: .08em; color: #8c2f1c; }
.item { margin: 0 0 16px; padding: 20px 22px; background: #fffaf1; border: 1px solid #ddd0ba; border-radius: 8px; }
h1 { margin: 0 0 8px; font: 600 21px/1.3 Georgia, "Times New Roman", serif; }
p { margin: 0 0 12px; }
.lead { margin: 16px 0 6px; color: #6b5f50; font-size: 14px; }
ul { margin: 0 0 16px; padding: 0 0 0 18px; }
li { margin: 0 0 4px; }
.go { display: inline-block; padding: 11px 20px; background: #8c2f1c; color: #fffaf1; border-radius: 6px;
  text-decoration: none; font-weight: 600; }
.foot { color: #6b5f50; font-size: 13px; }
.foot a { color: #6b5f50; }
@media (prefers-color-scheme: dark) {
  body { background: #1c1a17; color: #efe6d6; }
  .brand { color: #e8937c; }
  .item { background: #27231e; border-color: #453d33; }
  .lead, .foot, .foot a { color: #b5a893; }
  .go { background: #b3452e; color: #fff; }
}
"""


def as_text(letter: Letter) -> str:
    """A letter as it is read where only letters are shown."""
    parts = [_item_text(item) for item in letter.items]
    if letter.footer:
        parts.append("-- \n" + letter.footer)
    if letter.unsubscribe:
        parts.append(f"{letter.unsubscribe_word}: {letter.unsubscribe}")
    return "\n\n".join(parts) + "\n"


def _item_text(item: Item) -> str:
    lines = [item.heading, "", item.text]
    if item.lines:
        lines += ["", item.lead, *(f"- {line}" for line in item.lines)]
    return "\n".join([*lines, "", f"{item.action}: {item.link}"])


def as_html(letter: Letter) -> str:
    """A letter as most programs show it."""
    items = "\n".join(_item_html(item) for item in letter.items)
    return (
        f'<!doctype html>\n<html lang="{letter.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(letter.subject)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<div class="sheet">\n<p class="brand">TENKA</p>\n{items}\n{_foot(letter)}</div>\n</body>\n</html>\n'
    )


def _item_html(item: Item) -> str:
    recap = ""
    if item.lines:
        lines = "".join(f"<li>{escape(line)}</li>\n" for line in item.lines)
        recap = f'<p class="lead">{escape(item.lead)}</p>\n<ul>\n{lines}</ul>\n'
    return (
        f'<div class="item">\n<h1>{escape(item.heading)}</h1>\n<p>{escape(item.text)}</p>\n{recap}'
        f'<a class="go" href="{escape(item.link)}">{escape(item.action)}</a>\n</div>'
    )


def _foot(letter: Letter) -> str:
    if not letter.footer:
        return ""
    link = ""
    if letter.unsubscribe:
        link = f' <a href="{escape(letter.unsubscribe)}">{escape(letter.unsubscribe_word)}</a>'
    return f'<p class="foot">{escape(letter.footer)}{link}</p>\n'
