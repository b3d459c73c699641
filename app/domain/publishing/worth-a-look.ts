/**
 * What to look at before a text is published, beside what it needs (`needs-work/needs.ts`): of 茶馆, written for HSK 2, a
 * fifth of the words is above that level, 汉路 is in no dictionary, and there is no cover.
 */
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { LevelProfile } from '#app/domain/lesson-text/level-profile.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { tabPath } from './text-tabs.ts'

/** A line of the list, and the page where it is mended. */
export type Look = { text: string; path: string }

/** What learners see of a text's own cover. Behind its course's cover it is hidden. */
export type Cover = 'none' | 'shown' | 'hidden'

type Text = {
	owner: AudioOwner
	level: HskLevel
	profile: Pick<LevelProfile, 'words' | 'above' | 'unlisted'>
	cover: Cover
}

/** Per cent of the running words. On the path, lessons have 0 to 10, and a few of HSK 2 up to 21. */
const manyAbove = 12

const mostNamed = 5

export function worthALook({ owner, level, profile, cover }: Text): Look[] {
	const { words, above, unlisted } = profile
	const hard = above.reduce((sum, { count }) => sum + count, 0)
	const percent = Math.round((100 * hard) / Math.max(1, words))
	const looks: Look[] = []
	if (percent >= manyAbove)
		looks.push({
			text: `${percent}% of the words are above ${spellHskLevel(level)}`,
			path: tabPath(owner),
		})
	if (unlisted.length > 0)
		looks.push({ text: `In no dictionary: ${named(unlisted)}`, path: tabPath(owner) })
	if (cover !== 'shown') looks.push({ text: coverTexts[cover], path: tabPath(owner, 'Settings') })
	return looks
}

const coverTexts: Record<Exclude<Cover, 'shown'>, string> = {
	none: 'No cover',
	hidden: 'Its cover is not shown: the course shows its own',
}

function named(words: readonly { word: string }[]): string {
	const rest = words.length - mostNamed
	const first = words.slice(0, mostNamed).map(({ word }) => word)
	return first.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
