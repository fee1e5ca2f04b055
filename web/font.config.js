import { convert } from "fontverter";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";

const { Font, Glyph, Path, parse } = opentype;

const LATIN =
  " !\"#%&'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz" +
  "ÀÈÉÌÒÙÄÖÜàèéìíòóùúäöüß’‘“”„«»–—…·×−";
const MACRONS = { ā: "a", ē: "e", ō: "o", ū: "u", Ā: "A", Ē: "E", Ō: "O", Ū: "U" };
const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/gu;
const READ = /\.(svelte|ts|json|ftl|html)$/;
const WEIGHT = 600;

/** Cuts the title font down to the letters we use, and gives it the long vowels that it lacks. */
export function titleFont(places) {
  return {
    name: "title-font",
    async configResolved() {
      mkdirSync(places.out, { recursive: true });
      const used = new Set(places.texts.flatMap(textsIn).flatMap((text) => text.match(JAPANESE) ?? []));
      const latin = whole("latin");
      write("latin", await subsetFont(latin, LATIN, { targetFormat: "woff2" }));
      write("macron", await withMacrons(latin));
      write(
        "japanese",
        await subsetFont(whole("japanese"), [...used].sort().join(""), { targetFormat: "woff2" }),
      );
    },
  };

  function whole(script) {
    return readFileSync(join(places.files, `shippori-mincho-${script}-${WEIGHT}-normal.woff2`));
  }

  function write(script, font) {
    writeFileSync(join(places.out, `title-${script}.woff2`), font);
  }
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
