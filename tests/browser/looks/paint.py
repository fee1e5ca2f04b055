"""Pages are drawn only where a test looks at colours: a third of the browser's work would be for nobody's eyes."""

from playwright.async_api import BrowserContext, Page

# All is laid out, can be hit and counts as visible; but what is wholly transparent is not rasterised.
BLANK = """
{
  const blank = new CSSStyleSheet();
  blank.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [blank];
}
"""
PAINT = "document.adoptedStyleSheets = []"


async def leave_blank(context: BrowserContext) -> None:
    """Draw no page of these before `paint`."""
    await context.add_init_script(BLANK)


async def paint(page: Page) -> None:
    """Draw a page as everybody sees it, until it is left blank again or another is opened."""
    await page.evaluate(PAINT)


async def blank(page: Page) -> None:
    """Draw it no longer."""
    await page.evaluate(BLANK)
