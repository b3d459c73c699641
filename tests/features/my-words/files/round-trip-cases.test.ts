/** Words written, opened in Excel and read into another account: tests/fixtures/cases/26-roundtrip. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { readMyWordSearch } from '#app/domain/my-words/word-search.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { additionsOf } from '#app/features/my-words/files/check-list.server.ts'
import { exportWords, wordsFound } from '#app/features/my-words/files/export-words.server.ts'
import { importWords } from '#app/features/my-words/files/import-words.server.ts'
import { readPlan } from '#app/features/my-words/files/plan-import.server.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const origin = 'http://localhost:8803'

function decoded(name: string): string {
	const bytes = readFileSync(`tests/fixtures/cases/26-roundtrip/${name}`)
	return decodeText(new Uint8Array(bytes)) ?? ''
}

function wordsOf(name: string) {
	const read = readWords(decoded(name), {})
	if (!read.ok) throw new Error(JSON.stringify(read.error))
	return read.value.words
}

/** An account without words, on a platform whose dictionary has those of the export. */
async function newcomer() {
	const db = await memoryDatabase()
	const rows = decoded('exported.csv.txt').trim().split(/\r?\n/).slice(1)
	await db.insert(vocab).values(
		rows.map((row, index) => {
			const cells: string[] = row.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,)/g) ?? []
			const [word = '', traditional = '', pinyin = '', meaning = ''] = cells
			const level = hskLevels.find((one) => cells.includes(one))
			return {
				id: index + 1,
				word,
				traditional,
				pinyin,
				poses: ['noun' as const],
				meaning: { noun: { definition: meaning.replaceAll('"', '') } },
				levels: level ? [{ type: 'HSK' as const, level, edition: '2.0' as const }] : [],
			}
		}),
	)
	const userId = await makeAccount(db, { langLevel: 'HSK3' })
	async function take(name: string) {
		const plan = await readPlan(db, {
			userId,
			words: wordsOf(name),
			way: 'file',
			chosen: new Map(),
		})
		await importWords(db, { userId, additions: additionsOf(plan), now: new Date() })
	}
	async function exported(format: 'csv' | 'anki' | 'pleco') {
		const learner = { id: userId, level: 1, langLevel: 'HSK3', hskEdition: '2.0' } as const
		const words = wordsFound(learner, readMyWordSearch(new URLSearchParams()))
		const file = await exportWords(db, { learner, words, format, origin })
		return file ? new Response(file).text() : ''
	}
	return { take, exported }
}

const lines = (text: string) => text.trim().split(/\r?\n/).sort()

test.each([
	'input.csv',
	'exported.csv.txt',
	'exported.csv-semicolon-excel.txt',
	'exported.csv-numbers-tab.txt',
	'exported.anki.txt',
	'exported.pleco.txt',
])('%s gives an empty account the same words, marks and sentences', async (name) => {
	const { take, exported } = await newcomer()
	await take(name)
	expect(lines(await exported('csv'))).toEqual(lines(decoded('exported.csv.txt')))
	expect(lines(await exported('anki'))).toEqual(lines(decoded('exported.anki.txt')))
	expect(lines(await exported('pleco'))).toEqual(lines(decoded('exported.pleco.txt')))
})
