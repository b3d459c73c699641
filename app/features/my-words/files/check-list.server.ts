import { inArray } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { learnersMeaning, learnersPoses } from '#app/db/word-entry-columns.ts'
import type { Entry } from '#app/domain/my-words/files/find-entry.ts'
import type { Addition, ImportPlan } from '#app/domain/my-words/files/match-words.ts'
import type { ReadWords } from '#app/domain/my-words/files/read-words.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { shortMeaning } from '#app/features/flashcards/study-card.server.ts'
import { type ImportAnswer, type ImportList, importLists, type ShownWord } from './import-answer.ts'
import { askedList, choicesIn, formatChoices, type ListForm } from './import-form.server.ts'

const wordsAPage = 50

type Checked = { form: ListForm; read: ReadWords; plan: ImportPlan; digest: string }

/** The changes a list would make, with one page of its words. One round trip. */
export async function checkAnswer(
	db: Db,
	{ form, read, plan, digest }: Checked,
): Promise<ImportAnswer> {
	const added = additionsOf(plan)
	return {
		outcome: 'checked',
		format: read.format,
		isFormatChosen: form.format !== undefined,
		way: form.way,
		columns: read.columns,
		counts: {
			read: read.words.length,
			ambiguous: plan.ambiguous.length,
			matched: plan.matched.length,
			unknown: plan.unknown.length,
			already: plan.already.length,
			added: added.length,
			saved: added.filter(({ isSaved }) => isSaved).length,
			marked: added.filter(({ said }) => said !== null).length,
		},
		list: await pageOf(db, { plan, asked: askedList(form) ?? firstList(plan) }),
		digest,
		chosen: formatChoices(choicesIn(form)),
	}
}

/** All words that an import adds, in the order of the file. */
export function additionsOf({ matched, ambiguous }: ImportPlan): Addition[] {
	return [...matched, ...ambiguous].sort((a, b) => a.read.row - b.read.row)
}

/** Names a list as it is read: its text, format and columns. */
export async function digestOf(text: string, { format, columns }: ReadWords): Promise<string> {
	return await sha256([format, ...columns.map(({ role }) => role), text].join('\n'))
}

/** Words that need a decision come first. */
function firstList(plan: ImportPlan): { name: ImportList; page: number } {
	return { name: importLists.find((name) => plan[name].length > 0) ?? 'matched', page: 1 }
}

type Asked = { plan: ImportPlan; asked: { name: ImportList; page: number } }

async function pageOf(db: Db, { plan, asked }: Asked): Promise<ImportAnswer['list']> {
	const { name } = asked
	const pages = Math.max(1, Math.ceil(plan[name].length / wordsAPage))
	const page = Math.min(asked.page, pages)
	const [from, to] = [(page - 1) * wordsAPage, page * wordsAPage]
	if (name === 'unknown') {
		const words = plan.unknown.slice(from, to).map(({ row, word, pinyin, sentence }): ShownWord => {
			const note = word === '' ? 'No Chinese word' : 'Not in the dictionary'
			return { row, word: word || sentence.slice(0, 40), pinyin, entry: null, choices: [], note }
		})
		return { name, page, pages, words }
	}
	const matches = plan[name].slice(from, to)
	const meaningOf = await readMeanings(
		db,
		matches.flatMap(({ choices }) => choices),
	)
	const shown = ({ id, word, traditional, pinyin }: Entry) => ({
		id,
		traditional: traditional === word ? '' : (traditional ?? ''),
		pinyin: joinSyllables(pinyin),
		meaning: meaningOf(id),
	})
	const words = matches.map((match): ShownWord => {
		const { read, entry, choices } = match
		return {
			row: read.row,
			word: read.word,
			pinyin: read.pinyin,
			entry: shown(entry),
			choices: name === 'ambiguous' ? choices.map(shown) : [],
			note: noteOf(match),
		}
	})
	return { name, page, pages, words }
}

function noteOf(match: Addition | ImportPlan['already'][number]): string {
	if ('isRepeated' in match) return match.isRepeated ? 'Twice in the list' : 'Yours already'
	const { isSaved, said, isReadOtherwise } = match
	const parts = [isSaved && 'New card', said && `marked as ${said}`].filter((part) => part)
	const note = parts.join(', ')
	const begun = note.charAt(0).toUpperCase() + note.slice(1)
	return isReadOtherwise ? `${begun}; the dictionary reads it otherwise` : begun
}

async function readMeanings(db: Db, entries: readonly Entry[]): Promise<(id: number) => string> {
	const ids = [...new Set(entries.map(({ id }) => id))]
	const rows =
		ids.length === 0
			? []
			: await db
					.select({ id: vocab.id, poses: learnersPoses, meaning: learnersMeaning })
					.from(vocab)
					.where(inArray(vocab.id, ids))
	const meanings = new Map(rows.map((row) => [row.id, shortMeaning(row)]))
	return (id) => meanings.get(id) ?? ''
}
