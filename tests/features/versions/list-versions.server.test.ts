import type { InArgs, InStatement } from '@libsql/client'
import { expect, test, vi } from 'vitest'
import { lessons, versions } from '#app/db/schema/index.ts'
import { textVersion } from '#app/domain/versions/version-content.ts'
import { loader } from '#app/features/versions/pages/versions.tsx'
import { contentFrom } from '#tests/support/content-notation.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'

/** 500 paragraphs of ten words. */
const long = textVersion(
	contentFrom(
		...Array.from({ length: 500 }, (_, at) => `${'我[wǒ] | 在 | '.repeat(5)}。 / I am here. ${at}`),
	),
)

function textOf(statement: InStatement | [string, InArgs?]): string {
	if (typeof statement === 'string') return statement
	return Array.isArray(statement) ? statement[0] : statement.sql
}

test('200 versions of 5,000 words are listed without reading one of them', async () => {
	const { db, enter } = await writingOffice()
	await db.insert(lessons).values(lessonRow({ id: 'market' }))
	for (let at = 0; at < 200; at += 1) {
		await db.insert(versions).values({
			ownerKind: 'lessons',
			ownerId: 'market',
			part: 'text',
			content: long,
			hash: String(at),
			version: at + 1,
			savedAt: new Date(Date.parse('2026-11-21T12:00Z') + at),
		})
	}
	const [one, several] = [vi.spyOn(db.$client, 'execute'), vi.spyOn(db.$client, 'batch')]
	const page = enter('/admin/lessons/market/versions?page=10', { params: { id: 'market' } })
	const answer = await loader(page)
	const asked = [
		...one.mock.calls.map(([statement]) => textOf(statement)),
		...several.mock.calls.map(([statements]) => statements.map(textOf).join(';')),
	]
	expect(answer).toMatchObject({ listed: { total: 200, versions: { length: 20 } } })
	expect(asked.filter((sql) => /versions/.test(sql))).toHaveLength(1)
	expect(asked.filter((sql) => /"content"/.test(sql))).toEqual([])
	// The session, and then the lesson and its versions at once.
	expect(asked).toHaveLength(3)
})
