const SIZE = { width: 1200, height: 630 };
const [PAPER, CARD, INK, SOFT, GOLD] = ["#f4ede0", "#fbf7ef", "#2b2622", "#6f6458", "#b28a2d"];
const STEPS = [250, 190, 150]; // pixels that the podium's steps are high
const PLACES = [1, 0, 2]; // who stands where, from left to right
const FOOT = 40; // pixels below the podium, and as much again for those beside it

/** Where somebody came, with the badge as it is on the page; those after the third have none. */
export interface Standing {
  place: number;
  name: string;
  points: string;
  badge: Element | null;
}

/** The end of a game as a picture to show to others: what was played, how it ended, who came where. */
export async function drawn(game: string, verdict: string, standing: readonly Standing[]): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, SIZE.width - 36, SIZE.height - 36);
  pen.textAlign = "center";
  write(pen, game, 84, 600, 52, INK);
  write(pen, verdict, 142, 400, 34, SOFT);
  const badges = await Promise.all(standing.map(({ badge }) => pictureOf(badge)));
  const others = standing.slice(PLACES.length);
  const foot = SIZE.height - (others.length ? 2 : 1) * FOOT;
  const line = others.map(({ place, name, points }) => `${place}. ${name}, ${points}`).join("   ·   ");
  write(pen, line, SIZE.height - FOOT, 400, 24, SOFT);
  const columns = PLACES.filter((place) => standing[place]);
  const wide = Math.min(300, (SIZE.width - 120) / columns.length);
  columns.forEach((place, column) => {
    const x = SIZE.width / 2 + (column - (columns.length - 1) / 2) * wide;
    step(pen, { place, x, wide, foot }, standing[place], badges[place] ?? null);
  });
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Give a picture to others: by what the device has for it, or as a file. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] }))
    return navigator.share({ files: [file], title }).catch(() => undefined);
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

type Pen = CanvasRenderingContext2D;
interface Column {
  place: number;
  x: number;
  wide: number;
  foot: number;
}

/** One of the podium's steps, who stands on it, and with how many points. */
function step(
  pen: Pen,
  { place, x, wide, foot }: Column,
  who: Standing | undefined,
  badge: ImageBitmapSource | null,
) {
  const high = STEPS[place] ?? 0;
  const top = foot - high;
  const won = who?.place === 1;
  pen.fillStyle = CARD;
  pen.strokeStyle = won ? GOLD : SOFT;
  pen.fillRect(x - wide / 2 + 8, top, wide - 16, high);
  pen.strokeRect(x - wide / 2 + 8, top, wide - 16, high);
  if (badge) pen.drawImage(badge as CanvasImageSource, x - 52, top - 116, 104, 104);
  write(pen, String(who?.place ?? ""), top + 62, 700, 50, won ? GOLD : SOFT, x);
  write(pen, who?.name ?? "", top + 102, 600, 28, INK, x, wide - 40);
  write(pen, who?.points ?? "", top + 136, 400, 24, SOFT, x, wide - 40);
}

function write(
  pen: Pen,
  text: string,
  y: number,
  weight: number,
  size: number,
  colour: string,
  x = SIZE.width / 2,
  room = SIZE.width - 100,
) {
  pen.font = `${weight} ${size}px "Shippori Mincho", serif`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, room);
}

/** A drawing of the page as a picture; null where there is none. */
async function pictureOf(drawing: Element | null): Promise<HTMLImageElement | null> {
  if (!drawing) return null;
  const copy = drawing.cloneNode(true) as Element;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "208");
  copy.setAttribute("height", "208");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}
