/** A part of an own text as the data of its page. */
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { ownTextErrors } from '#app/domain/errors/texts.ts'
import { spellLevelIn } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { fitOf, showFit } from '#app/domain/known-words/coverage.ts'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { renderLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import { offeredParagraph } from '#app/domain/progress/reading-place.ts'
import { err, ok } from '#app/domain/result.ts'
import { notesOfText } from '#app/domain/texts/notes-of-text.ts'
import { coverageOfParts } from '#app/domain/texts/part-counts.ts'
import { placeIn } from '#app/domain/texts/progress.ts'
import { catchUp } from './correcting/corrected-part.server.ts'
import { cutPart } from './cut-part.server.ts'
import { findTextForReading, type TextForReading } from './text-for-reading.server.ts'

type Sources = { db: Db; tokenize: Tokenize }

type Asked = { id: string; number: number; user: User }

/** Reads a part. One that waits to be cut into words, or to be corrected, is made ready first. */
export async function readText(sources: Sources, { id, number, user }: Asked) {
	const find = () => findTextForReading(sources.db, { id, number, userId: user.id })
	const found = await find()
	if (!found) return err('own-text.not-found' as const)
	const { id: partId, source, isCorrected } = found.part
	if (source === null && isCorrected) return ok(await toTextPage(found, user))
	if (source !== null) await cutPart(sources, { id: partId, source })
	await catchUp(sources.db, { textId: id, userId: user.id, partId })
	const ready = await find()
	return ready ? ok(await toTextPage(ready, user)) : err('own-text.not-found' as const)
}

async function toTextPage({ text, parts, part, words, ownWords }: TextForReading, user: User) {
	const rank = rankOf(user.langLevel)
	const content = part.content ?? []
	const revision = `${part.id} ${part.version}`
	const rendered = await renderLesson(
		{ content, words, exercises: [] },
		{ revision, dialogMode: false, showParagraphNumbers: false },
	)
	const { html, entries, glossed, ownWordsOf, overviewFor } = rendered.levelledFor(
		user.hskEdition,
		user.display,
	)
	const own = ownWordsOf(ownWords, rank)
	const { overview, wordsToLearn } = overviewFor(user.langLevel, own)
	const byId = new Map(ownWords.map((word) => [word.vocabId, word]))
	const knowledge = { own: byId, user: rank, edition: user.hskEdition }
	const coverage = part.counts && coverageOfParts([part.counts], knowledge)
	const fit = coverage ? fitOf(coverage) : undefined
	const at = parts.findIndex(({ id }) => id === part.id)
	const here = parts[at]
	const known = here && placeIn(here)
	return {
		text,
		/** The part's title, unless the text begins with it. */
		heading: startsWith(content, here?.title ?? '') ? '' : here?.title,
		/** All parts of the text, without what stands in them. */
		parts,
		part: {
			id: part.id,
			number: here?.number ?? 1,
			title: here?.title ?? '',
			version: part.version,
		},
		next: parts[at + 1],
		/** It still waits to be cut into words. */
		problem: part.source === null ? undefined : ownTextErrors['own-text.uncut'],
		fit: fit && showFit(fit),
		reader: { id: user.id, level: spellLevelIn(user.hskEdition, user.langLevel), rank },
		overview,
		own,
		sheet: sheetOf(own, rank),
		/** As many as `fit` counts, in the order of the text. */
		newWords: coverage ? glossed(coverage.newIds) : [],
		wordsToLearn,
		html,
		notes: notesOfText(content),
		entries,
		place: { known, offered: offeredParagraph(known, rendered.paragraphCount) },
	}
}

function startsWith(content: LessonContent, title: string): boolean {
	const [first] = content
	const line = first?.zh.map(({ word, written }) => written ?? word).join('') ?? ''
	return line.replace(/\s/g, '') === title.replace(/\s/g, '')
}
