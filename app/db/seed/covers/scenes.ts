import { drawBeijingByBike } from './scenes/beijing-by-bike.ts'
import { drawFamilyStories } from './scenes/family-stories.ts'
import { drawFirstCoffee } from './scenes/first-coffee.ts'
import { drawFirstSteps } from './scenes/first-steps.ts'
import { drawHskTwoReady } from './scenes/hsk-2-ready.ts'
import { drawInkAndTea } from './scenes/ink-and-tea.ts'
import { drawMoonFestival } from './scenes/moon-festival.ts'
import { drawOldTales } from './scenes/old-tales.ts'
import { drawSlowTalk } from './scenes/slow-talk.ts'
import { drawSongsAtDusk } from './scenes/songs-at-dusk.ts'

/** Every cover by the slug of its course or article. */
export const scenes: Readonly<Record<string, () => string>> = {
	'beijing-by-bike': drawBeijingByBike,
	'family-stories': drawFamilyStories,
	'first-coffee': drawFirstCoffee,
	'first-steps': drawFirstSteps,
	'hsk-2-ready': drawHskTwoReady,
	'ink-and-tea': drawInkAndTea,
	'moon-festival': drawMoonFestival,
	'old-tales': drawOldTales,
	'slow-talk': drawSlowTalk,
	'songs-at-dusk': drawSongsAtDusk,
}
