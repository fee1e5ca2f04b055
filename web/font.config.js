import { convert } from "fontverter";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";

const { Font, Glyph, Path, parse } = opentype;

const LATIN =
  " !\"#%&'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz" +
  between(0xc0, 0xff) + // names are written as people write them
  "’‘“”„«»–—…·−";
const MACRONS = { ā: "a", ē: "e", ō: "o", ū: "u", Ā: "A", Ē: "E", Ō: "O", Ū: "U" };
const LONG_VOWELS = Object.keys(MACRONS).join("");
const SIGNS = "‘’‚“”„†•–—…‹›€←↑→↓−≈";
const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/gu;
const READ = /\.(svelte|ts|json|ftl|html)$/;
const NAMES = { "Source Sans 3": "Tenka Sans 03", SourceSans3: "TenkaSans03" };
const TITLE_WEIGHT = 600;
const TEXT_WEIGHTS = { wght: { min: 400, max: 800 } };

/** Cuts both fonts down to what we use of them: each script is a file, which a page asks for once a letter of it is shown. */
export function ourFonts(places) {
  return {
    name: "our-fonts",
    async configResolved() {
      mkdirSync(places.out, { recursive: true });
      await titleFont();
      await textFont();
    },
  };

  /** The letters in use, and the long vowels that the font lacks. */
  async function titleFont() {
    const used = new Set(places.texts.flatMap(textsIn).flatMap((text) => text.match(JAPANESE) ?? []));
    const whole = (script) =>
      readFileSync(join(places.title, `shippori-mincho-${script}-${TITLE_WEIGHT}-normal.woff2`));
    const latin = whole("latin");
    write("title-latin", await cut(latin, LATIN));
    write("title-macron", await withMacrons(latin));
    write("title-japanese", await cut(whole("japanese"), [...used].sort().join("")));
  }

  /** All Latin letters, since people write what they like; the long vowels of our names apart from the rarer ones. */
  async function textFont() {
    const whole = (script) =>
      renamed(readFileSync(join(places.text, `source-sans-3-${script}-wght-normal.woff2`)));
    const extended = await whole("latin-ext");
    write("text-latin", await cut(await whole("latin"), between(0x20, 0xff) + SIGNS, TEXT_WEIGHTS));
    write("text-macron", await cut(extended, LONG_VOWELS, TEXT_WEIGHTS));
    write(
      "text-extended",
      await cut(extended, between(0x100, 0x24f) + between(0x1e00, 0x1eff), TEXT_WEIGHTS),
    );
  }

  function write(name, font) {
    writeFileSync(join(places.out, `${name}.woff2`), font);
  }
}

function cut(font, letters, variationAxes) {
  return subsetFont(font, letters, { targetFormat: "woff2", variationAxes });
}

/** The font under another name, for its licence reserves “Source” for the font as it is; each as long as the one it replaces. */
async function renamed(font) {
  const sfnt = Buffer.from(await convert(font, "sfnt"));
  for (const [from, to] of Object.entries(NAMES)) {
    const [found, put] = [from, to].map((name) => Buffer.from(name, "utf16le").swap16());
    for (let at = sfnt.indexOf(found); at >= 0; at = sfnt.indexOf(found, at)) put.copy(sfnt, at);
  }
  return sfnt;
}

function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function textsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => READ.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** A small font of the vowels with a macron, drawn from the plain ones. */
async function withMacrons(latin) {
  const sfnt = await convert(latin, "sfnt");
  const font = parse(new Uint8Array(sfnt).buffer);
  const glyphs = Object.entries(MACRONS).map(([letter, plain]) => long(letter, font.charToGlyph(plain)));
  const made = new Font({
    familyName: "Tenka Macrons", // the licence keeps the font's own name for the font as it is
    styleName: "SemiBold",
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyphs: [new Glyph({ name: ".notdef", advanceWidth: 500, path: new Path() }), ...glyphs],
  });
  return convert(Buffer.from(made.toArrayBuffer()), "woff2");
}

const BAR = { thick: 58, small: 596, capital: 812, share: 0.6 }; // as high as the font's own diaeresis

function long(letter, plain) {
  const box = plain.getBoundingBox();
  const middle = (box.x1 + box.x2) / 2;
  const half = ((box.x2 - box.x1) * BAR.share) / 2;
  const low = letter === letter.toLowerCase() ? BAR.small : BAR.capital;
  const path = new Path();
  path.commands.push(...plain.path.commands);
  path.moveTo(middle - half, low);
  path.lineTo(middle - half, low + BAR.thick);
  path.lineTo(middle + half, low + BAR.thick);
  path.lineTo(middle + half, low);
  path.close();
  return new Glyph({
    name: `long_${letter.codePointAt(0)}`,
    unicode: letter.codePointAt(0),
    advanceWidth: plain.advanceWidth,
    path,
  });
}
