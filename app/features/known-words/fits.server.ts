/** How well lessons, courses and articles fit a person. */
import type { Db } from '#app/db/client.server.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { CountedTexts, CountedTextsMemory } from '#app/domain/known-words/counted-texts.ts'
import { coverageOf, type Fit, fitOf } from '#app/domain/known-words/coverage.ts'
import { type OwnWord, standingOf } from '#app/domain/known-words/standing.ts'
import { changedTextQueries, keepChangedTexts } from './counted-texts.server.ts'
import { allOwnWords, ownWordsFrom } from './own-words.server.ts'

type Reader = Pick<User, 'id' | 'langLevel' | 'hskEdition'>

type Fits = {
	/**
	 * The fit of all these lessons together, undefined if they have no words. The caller knows that the
	 * person may open them.
	 */
	ofLessons(ids: readonly string[]): Fit | undefined
	ofArticle(id: string): Fit | undefined
	/** The words that are new in a lesson, by their ids. */
	newInLesson(id: string): ReadonlySet<number>
}

/** For a list of texts: all of a person's own words, and how many of them are known. One batch. */
export async function findFits(
	db: Db,
	memory: CountedTextsMemory,
	reader: Reader,
): Promise<Fits & { knownWords: number }> {
	const asked = memory.kept
	const [texts, levels, own] = await db.batch([
		...changedTextQueries(db, asked),
		allOwnWords(db, reader.id),
	])
	const counted = keepChangedTexts(memory, asked, [texts, levels])
	const words = ownWordsFrom(own)
	const user = rankOf(reader.langLevel)
	const isKnown = (word: OwnWord) => standingOf(word, { rank: undefined, user }) === 'known'
	const knownWords = [...words.values()].filter(isKnown).length
	return { ...fitsFrom(counted, { reader, own: words }), knownWords }
}

/** `own` are the person's own words, at least those of the texts that are asked for. */
export function fitsFrom(
	{ lessons, articles, ranks }: CountedTexts,
	{ reader, own }: { reader: Reader; own: ReadonlyMap<number, OwnWord> },
): Fits {
	const knowledge = {
		own,
		user: rankOf(reader.langLevel),
		edition: reader.hskEdition,
	}
	const coverage = (texts: CountedTexts['lessons'], ids: readonly string[]) =>
		coverageOf(
			ids.flatMap((id) => texts.get(id) ?? []),
			ranks,
			knowledge,
		)
	return {
		ofLessons: (ids) => fitOf(coverage(lessons, ids)),
		ofArticle: (id) => fitOf(coverage(articles, [id])),
		newInLesson: (id) => coverage(lessons, [id]).newIds,
	}
}
