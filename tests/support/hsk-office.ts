/** The back office with a small vocabulary, for the page of HSK lists. */
import { sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { HskAnswer } from '#app/features/vocabulary/admin/hsk/hsk-answer.ts'
import { action, loader } from '#app/features/vocabulary/pages/hsk-lists.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { answerOf } from '#tests/support/context.ts'

type NewWord = { word: string; pinyin: string }

export const old = (level: HskLevel) => ({ type: 'HSK' as const, level, edition: '2.0' as const })
export const official = (level: HskLevel) => ({
	type: 'HSK' as const,
	level,
	edition: '3.0' as const,
})

/** 爱好 is HSK 3 in edition 2.0; 好 has two readings, and 看看 is made of 看. */
export async function hskOffice(more: readonly NewWord[] = []) {
	const office = await testOffice()
	const { db, cookie } = office
	const word = { poses: ['noun' as const], meaning: { noun: { definition: 'a word' } }, levels: [] }
	await db.insert(vocab).values([
		{ ...word, word: '爱好', pinyin: 'ài hào', levels: [old('HSK3')], frequency: 9000 },
		{ ...word, word: '好', pinyin: 'hǎo', frequency: 8000 },
		{ ...word, word: '好', pinyin: 'hào', frequency: 1000 },
		{ ...word, word: '看', pinyin: 'kàn', frequency: 6000 },
		{ ...word, word: '看看', pinyin: 'kàn kan', frequency: 5000 },
		{ ...word, word: '汉路', pinyin: 'Hàn lù', isCustom: true },
	])
	if (more.length > 0) {
		await db.run(sql`
			insert into ${vocab} (word, pinyin, poses, meaning, levels, frequency, created_at, updated_at)
			select value ->> 'word', value ->> 'pinyin', '["noun"]', '{}', '[]', 1, 1, 1
			from json_each(${JSON.stringify(more)})`)
	}
	const path = '/admin/vocab/hsk'
	const open = () => loader(office.visit(path, { cookie }))
	const send = (fields: Record<string, string | File>) => {
		const body = new FormData()
		for (const [name, value] of Object.entries({ edition: '3.0', ...fields })) body.set(name, value)
		const { context } = office.visit(path, { cookie })
		const request = new Request(`http://localhost${path}`, { method: 'POST', body })
		return answerOf(action({ context, request, params: {} }))
	}
	const answerTo = async (fields: Record<string, string | File>) => {
		const answer = await send(fields)
		const body: HskAnswer = await answer.json()
		return { status: answer.status, ...body }
	}
	/** Checks a list and imports it, with the box ticked that lets a short one pass. */
	const importAll = async (file: File, edition = '3.0') => {
		const { digest = '' } = await answerTo({ intent: 'check', edition, file })
		return answerTo({ intent: 'import', edition, file, digest, takesShort: 'on' })
	}
	const levels = async () => {
		const rows = await db.select().from(vocab).orderBy(vocab.id)
		return Object.fromEntries(rows.map(({ word, pinyin, levels }) => [`${word} ${pinyin}`, levels]))
	}
	return { ...office, open, send, answerTo, importAll, levels }
}

const head = 'ID,Simplified,Traditional,Pinyin,POS,Level,WebNo,WebPinyin,OCR,Variants,CEDICT'

/** A list in the form of hsk30.csv. */
export function listOf(...rows: string[]): File {
	const lines = rows.map((row, index) => `L1-${index},${row},,,,,`)
	return new File([[head, ...lines, ''].join('\n')], 'hsk30.csv', { type: 'text/csv' })
}
