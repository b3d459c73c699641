/**
 * Finds a person's level by 20 words. Somebody who knows 爱, 爸爸 and 茶 of HSK 1, 帮助 and 唱歌 of HSK 2
 * and no word of HSK 3 is at HSK 2.
 *
 * The words come from each level of the person's edition, the easiest level first. In HSK 2.0, which
 * has six levels, the first two have four words and the others three; with HSK 7+, three and in the
 * end two. Chance chooses them, by the person's id and the number of the try: a second try asks others.
 *
 * The level is the highest one of which at least two thirds are known, and two thirds of each easier
 * one too. Two thirds, because everybody misses a word of a level that they know, and a person who
 * knows half of a level still has it to learn. With three or four words a level, this may be one off:
 * the person has the last word.
 */
import { type HskEdition, highestLevelOf } from '#app/domain/hsk/edition.ts'
import { type HskLevel, type HskRank, levelOfRank, rankOf } from '#app/domain/hsk/level.ts'

const shares = {
	6: [4, 4, 3, 3, 3, 3],
	7: [3, 3, 3, 3, 3, 3, 2],
} as const

const passingShare = 2 / 3

type Candidate = { word: string; rank: HskRank; frequency: number }

/** How many words each level of an edition has in the check. */
function sharesOf(edition: HskEdition): readonly number[] {
	return highestLevelOf(edition) === 'HSK7+' ? shares[7] : shares[6]
}

/**
 * The words that are asked, of candidates in the order of chance. A character with two readings is
 * asked once.
 */
export function wordsToAsk<Word extends Candidate>(
	candidates: readonly Word[],
	edition: HskEdition,
): Word[] {
	const asked = new Set<string>()
	return sharesOf(edition).flatMap((share, index) => {
		const chosen: Word[] = []
		for (const candidate of candidates) {
			if (chosen.length === share) break
			if (candidate.rank !== index + 1 || asked.has(candidate.word)) continue
			asked.add(candidate.word)
			chosen.push(candidate)
		}
		return chosen.sort((a, b) => b.frequency - a.frequency)
	})
}

type Answer = { rank: HskRank; isKnown: boolean }

/** A level that was not asked is not passed. Whoever passes none is at HSK 1. */
export function levelFrom(answers: readonly Answer[], edition: HskEdition): HskLevel {
	let passed: HskLevel = 'HSK1'
	for (let rank = 1; rank <= rankOf(highestLevelOf(edition)); rank += 1) {
		const ofLevel = answers.filter((answer) => answer.rank === rank)
		const known = ofLevel.filter(({ isKnown }) => isKnown).length
		if (ofLevel.length === 0 || known < ofLevel.length * passingShare) break
		passed = levelOfRank(rank) ?? passed
	}
	return passed
}
