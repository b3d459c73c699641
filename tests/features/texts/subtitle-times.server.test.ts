/** Subtitles as own texts: when their paragraphs are said is kept with them. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownTextParts } from '#app/db/schema/index.ts'
import { bytesOf, mostBytes } from '#app/domain/texts/limits.ts'
import { rowsOf } from '#app/features/my-data/download/person-rows.server.ts'
import { addText } from '#app/features/texts/add-text.server.ts'
import { openFile } from '#app/features/texts/files/open-file.ts'
import { action } from '#app/features/texts/pages/new-text.tsx'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

silenceExpectedLogs()

const film = {
	title: '',
	text: '我们走吧。\n\n快点！\n再见。',
	times: [
		[1000, 2500],
		[3000, 3600],
		[12_000, 13_000],
	],
}

async function saved(form: Record<string, string>) {
	const { db, visit, settled } = await testPlatform()
	await makeAccount(db, { id: marta.id, email: marta.email })
	const visited = visit('/texts/new', { form: { intent: 'add', ...form } })
	const context = { ...visited.context, user: async () => marta }
	const { status } = await answerOf(action({ ...visited, context }))
	await settled()
	const parts = await db.select().from(ownTextParts).orderBy(ownTextParts.number)
	const sizes = parts.map(({ bytes }) => bytes)
	return { db, status, sizes, times: parts.map(({ times }) => times) }
}

test('the parts of a file keep the times of their paragraphs', async () => {
	const { db, times } = await saved({ parts: JSON.stringify([film, { title: '', text: '完。' }]) })
	expect(times).toEqual([film.times, null])
	const [first, second] = await rowsOf(db, marta.id).partsOfTexts()
	const parts = [first, second].toSorted((one, other) => (one?.number ?? 0) - (other?.number ?? 0))
	expect(parts[0]).toMatchObject({ times: film.times })
	expect(parts[1]).not.toHaveProperty('times')
})

test('of subtitles that were changed in the form, the paragraphs that stayed keep theirs', async () => {
	const { times } = await saved({
		text: film.text.replace('快点！', '快一点！\n好。'),
		typedFile: JSON.stringify(film),
	})
	expect(times).toEqual([[[1000, 2500], null, null, [12_000, 13_000]]])
})

test('another text that was pasted in their place has no times', async () => {
	const { times } = await saved({ text: '从前有一座山。', typedFile: JSON.stringify(film) })
	expect(times).toEqual([null])
})

test('times that are none are refused', async () => {
	const broken = { ...film, times: [[-1, 'soon']] }
	const { status, times } = await saved({ parts: JSON.stringify([broken]) })
	expect([status, times]).toEqual([400, []])
})

test('times take room, as much as the form says before', async () => {
	const lines = ['我们走吧。', '快点！', '再见。']
	const cues = lines.map((line, at) => `00:00:0${at},000 --> 00:00:0${at},900\n${line}\n`)
	const opened = await openFile(new File([cues.join('\n')], 'film.srt'))
	if (!opened.ok) throw new Error(opened.error)
	const { db, sizes } = await saved({ parts: JSON.stringify(opened.value.parts) })
	const [kept] = await db.all<{ bytes: number }>(
		sql`select octet_length(times) as bytes from ${ownTextParts}`,
	)
	expect(kept?.bytes).toBeGreaterThan(0)
	const [part] = opened.value.parts
	expect(sizes).toEqual([bytesOf(part?.text ?? '') + (kept?.bytes ?? 0)])
	expect(part?.bytes).toBe(sizes[0])
})

test('subtitles whose text has room, but not with their times, are refused', async () => {
	const lines = Array.from({ length: 100_000 }, () => '走吧。')
	const text = lines.join('\n')
	expect(bytesOf(text)).toBeLessThan(mostBytes)
	const { db } = await testPlatform()
	await makeAccount(db, { id: marta.id, email: marta.email })
	const times = lines.map((_, at): [number, number] => [at * 1000, at * 1000 + 900])
	const sent = { userId: marta.id, title: '', tags: [], now: new Date() }
	const added = await addText(db, { ...sent, parts: [{ title: '', text, times }] })
	expect(added).toMatchObject({ ok: false, error: { code: 'own-text.too-large' } })
})
