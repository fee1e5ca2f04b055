import { getInspector } from "$src/art/inspecting.svelte";
import { Zoom } from "$src/art/zoom/zoom.svelte";

/** A place that is opened to be read, and where its card lies. */
export interface Opened {
  id: string;
  /** What was tapped, to which the focus returns. */
  at: Element;
  /** How far to the right of what one sees of the map the place is, 0 to 1. */
  x: number;
  /** Whether the card lies at the bottom of the map: in the half where the place is not. */
  low: boolean;
}

interface Options {
  /** How close one can look. */
  most?: number;
}

/** How a map is looked at: how close, in how large a frame, and which place is opened. To be made while a component is set up. */
export class Looking {
  /** Everything that belongs to the map, and the drawing in it. */
  map = $state.raw<HTMLElement>();
  svg = $state.raw<SVGSVGElement>();
  /** The frame in pixels. */
  wide = $state(0);
  high = $state(0);
  opened = $state.raw<Opened | null>(null);
  readonly zoom: Zoom;

  constructor(
    readonly width: number,
    readonly height: number,
    { most }: Options = {},
  ) {
    const inspector = getInspector();
    this.zoom = new Zoom({
      aspect: width / height,
      begun: () => inspector.hide(),
      ...(most === undefined ? {} : { most }),
    });
  }

  /** Pixels a unit of the drawing. */
  get unit(): number {
    return Math.min(this.wide / this.width, this.high / this.height) * this.zoom.scale || 1;
  }

  open(id: string, at: Element): void {
    const [seen, it] = [(this.map ?? at).getBoundingClientRect(), at.getBoundingClientRect()];
    const below = it.y + it.height / 2 - (seen.y + seen.height / 2);
    this.opened = {
      id,
      at,
      x: (it.x + it.width / 2 - seen.x) / seen.width,
      low: below < 0,
    };
  }

  /** Nothing is opened any more; `back`: the focus returns to where it was. */
  readonly shut = (back = false): void => {
    const at = this.opened?.at;
    this.opened = null;
    if (back && at instanceof SVGElement) at.focus();
  };

  /** Whoever touches something else than the map has read what was opened. */
  readonly elsewhere = (event: PointerEvent): void => {
    if (this.opened && !this.map?.contains(event.target as Node)) this.opened = null;
  };
}
