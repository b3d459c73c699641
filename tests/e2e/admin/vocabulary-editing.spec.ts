import { readFileSync } from 'node:fs'
import { desc, eq, like } from 'drizzle-orm'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { expect, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'

function newWord(word: string) {
	return makeWord(platformDatabase(), {
		word,
		pinyin: 'jiā bān ba',
		meaning: { verb: { definition: 'to work overtime' } },
	})
}

async function wordsLike(start: string) {
	return platformDatabase()
		.select()
		.from(vocab)
		.where(like(vocab.word, `${start}%`))
		.orderBy(desc(vocab.id))
}

function listOf(word: string): string {
	return `/admin/vocab?word=${encodeURIComponent(word)}`
}

test('an export can be changed and saved', { tag: ['@screens', '@long'] }, async ({
	admin: page,
}) => {
	const start = newHanzi()
	const words = [await newWord(`${start}一`), await newWord(`${start}二`)]
	const ids = words.map(({ id }) => id).join()
	await page.goto(`${listOf(start)}&kind=custom`)
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Export CSV' }).click(),
	])
	expect(download.suggestedFilename()).toMatch(/^vocabulary-[\d-]+\.csv$/)
	const table = readFileSync(await download.path(), 'utf8')
	expect(table.match(new RegExp(start, 'g'))).toHaveLength(2)

	await page.goto(`/admin/vocab/batch-edit?ids=${ids}`)
	await expect(page.getByText('2 records')).toBeVisible()
	const file = { name: 'words.csv', mimeType: 'text/csv' }
	const changed = table
		.replace('to work overtime', 'to stay late')
		.replace('jiā bān ba', 'jia1 dian3 ba')
	await page.getByLabel('Open file').setInputFiles({ ...file, buffer: Buffer.from(changed) })
	await expect(page.getByLabel('CSV')).toHaveValue(/to stay late/)
	await page.getByRole('button', { name: 'Validate' }).click()
	await expect(page.getByText('To be changed: 1')).toBeVisible()
	await expect(page.getByText('pinyin: jiā bān ba → becomes jiā diǎn ba')).toBeVisible()
	await expectNoBarriers(page)
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('2 rows: 1 changed, 1 unchanged')).toBeVisible()
	await expect(page.getByLabel('CSV')).toHaveValue(/jiā diǎn ba/)

	await platformDatabase()
		.update(vocab)
		.set({ traditional: '加班', version: 2 })
		.where(eq(vocab.id, words[1]?.id ?? 0))
	await page.getByLabel('CSV').fill(`id,status\n${ids.replace(',', ',0\n')},0`)
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText(/^Row 3: someone else has changed/)).toBeVisible()
	expect((await wordsLike(start)).map(({ status }) => status)).toEqual([1, 1])
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('2 rows: 2 changed, 0 unchanged')).toBeVisible()
	const log = await platformDatabase()
		.select()
		.from(auditLog)
		.where(eq(auditLog.objectId, String(words[0]?.id)))
	expect(log.map(({ action }) => action)).toEqual(['word.edit', 'word.edit'])
})
