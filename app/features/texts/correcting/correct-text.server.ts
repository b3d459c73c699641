/** A reader's corrections of a text of their own: kept, listed and taken back. */
import type { Readings } from '#app/contracts/readings.ts'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	cutRule,
	seenWords,
	type WantedCorrection,
	wordRules,
	wordsToRead,
} from '#app/domain/texts/correct-word.ts'
import {
	countChanged,
	mostCorrections,
	type Rule,
	type StoredCorrection,
	type TextPlace,
} from '#app/domain/texts/corrections.ts'
import { changesOfWord } from '#app/domain/texts/describe-correction.ts'
import {
	correctedContent,
	findPartToCorrect,
	keepCorrections,
	type PartToCorrect,
} from './corrected-part.server.ts'

type Sources = { db: Db; readings: Readings }
type Asked = { textId: string; userId: string; partId: string }
/** The id that takes it back, and how many words of the part are not what they were. */
type Kept = { change?: string; count: number }

export async function correctText(
	{ db, readings }: Sources,
	asked: Asked & WantedCorrection & { isEverywhere: boolean },
): Promise<Result<Kept, Problem | Failure>> {
	const part = await findPartToCorrect(db, asked)
	if (!part) return err({ code: 'own-text.not-found' })
	const change = newId()
	const toCorrection = ({ rule, place }: { rule: Rule; place: TextPlace }): StoredCorrection =>
		asked.isEverywhere ? { change, rule } : { change, part: asked.partId, place, rule }
	const before = correctedContent(part, part.corrections)
	if (!seenWords(before, asked)) return err({ code: 'own-text.outdated' })
	const cut = await wantedCut(before, asked, readings)
	if (!cut.ok) return cut
	const cuts = cut.value ? [toCorrection(cut.value)] : []
	const recut = correctedContent(part, [...part.corrections, ...cuts])
	const rules = wordRules(recut, asked)
	if (!rules.ok) return rules
	const added = [...cuts, ...rules.value.map(toCorrection)]
	if (added.length === 0) return ok({ count: 0 })
	const corrections = [...part.corrections, ...added]
	if (corrections.length > mostCorrections) {
		return err({ code: 'own-text.too-many-corrections', values: { most: mostCorrections } })
	}
	return await keep(db, part, { before, corrections, change })
}

/** Nothing is asked of the tokenizer if the words stay as they are cut. */
async function wantedCut(
	content: LessonContent,
	wanted: WantedCorrection,
	readings: Readings,
): Promise<Result<{ rule: Rule; place: TextPlace } | undefined, Problem | Failure>> {
	const unread = cutRule(content, wanted, [])
	if (!unread.ok || !unread.value) return unread
	const read = await readings([wordsToRead(content, wanted)])
	return read.ok ? cutRule(content, wanted, read.value[0] ?? []) : read
}

export async function takeBackCorrection(
	db: Db,
	{ change, ...asked }: Asked & { change: string },
): Promise<Result<Kept, Problem>> {
	const part = await findPartToCorrect(db, asked)
	if (!part) return err({ code: 'own-text.not-found' })
	const corrections = part.corrections.filter((one) => one.change !== change)
	if (corrections.length === part.corrections.length) return err({ code: 'own-text.no-correction' })
	const before = correctedContent(part, part.corrections)
	return await keep(db, part, { before, corrections })
}

type Keeping = {
	before: LessonContent
	corrections: readonly StoredCorrection[]
	change?: string
}

async function keep(
	db: Db,
	part: PartToCorrect,
	{ before, corrections, change }: Keeping,
): Promise<Result<Kept, Problem>> {
	const isKept = await keepCorrections(db, part, corrections)
	if (!isKept) return err({ code: 'own-text.outdated' })
	const count = countChanged(before, correctedContent(part, corrections))
	return ok({ ...(change && { change }), count })
}

/** Undefined if the text is not this person's. */
export async function listCorrections(
	db: Db,
	{ place, word, ...asked }: Asked & { place: TextPlace; word: string },
): Promise<{ change: string; text: string }[] | undefined> {
	const part = await findPartToCorrect(db, asked)
	return part && changesOfWord(part.corrections, { part: asked.partId, place, word })
}
