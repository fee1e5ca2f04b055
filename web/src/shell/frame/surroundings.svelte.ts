/** What is shown around a page. */
class Surroundings {
  /** Whether the page has the whole window, and keeps the way to the other pages in a menu of its own. */
  bare = $state(false);
  /** Whether the settings are open. */
  settings = $state(false);
}

export const surroundings = new Surroundings();
