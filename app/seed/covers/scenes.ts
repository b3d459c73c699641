import { drawBeijingByBike } from './scenes/beijing-by-bike.ts'
import { drawBreakfastOnTheCorner } from './scenes/breakfast-on-the-corner.ts'
import { drawFamilyStories } from './scenes/family-stories.ts'
import { drawFirstCoffee } from './scenes/first-coffee.ts'
import { drawFirstSteps } from './scenes/first-steps.ts'
import { drawHskTwoReady } from './scenes/hsk-2-ready.ts'
import { drawInkAndTea } from './scenes/ink-and-tea.ts'
import { drawMoonFestival } from './scenes/moon-festival.ts'
import { drawNumbersThatSpeak } from './scenes/numbers-that-speak.ts'
import { drawOldTales } from './scenes/old-tales.ts'
import { drawSlowTalk } from './scenes/slow-talk.ts'
import { drawSongsAtDusk } from './scenes/songs-at-dusk.ts'
import { drawTheBicycleRepairman } from './scenes/the-bicycle-repairman.ts'
import { drawTheCalendarInTheKitchen } from './scenes/the-calendar-in-the-kitchen.ts'
import { drawTheSlowTrain } from './scenes/the-slow-train.ts'
import { drawTheSmileInTheRiver } from './scenes/the-smile-in-the-river.ts'
import { drawTheTypewriterInTheBasement } from './scenes/the-typewriter-in-the-basement.ts'
import { drawTooManyAunts } from './scenes/too-many-aunts.ts'

/** Every cover by the slug of its course or article. */
export const scenes: Readonly<Record<string, () => string>> = {
	'beijing-by-bike': drawBeijingByBike,
	'breakfast-on-the-corner': drawBreakfastOnTheCorner,
	'family-stories': drawFamilyStories,
	'first-coffee': drawFirstCoffee,
	'first-steps': drawFirstSteps,
	'hsk-2-ready': drawHskTwoReady,
	'ink-and-tea': drawInkAndTea,
	'moon-festival': drawMoonFestival,
	'numbers-that-speak': drawNumbersThatSpeak,
	'old-tales': drawOldTales,
	'slow-talk': drawSlowTalk,
	'songs-at-dusk': drawSongsAtDusk,
	'the-bicycle-repairman': drawTheBicycleRepairman,
	'the-calendar-in-the-kitchen': drawTheCalendarInTheKitchen,
	'the-slow-train': drawTheSlowTrain,
	'the-smile-in-the-river': drawTheSmileInTheRiver,
	'the-typewriter-in-the-basement': drawTheTypewriterInTheBasement,
	'too-many-aunts': drawTooManyAunts,
}
