import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { desc, eq, like } from 'drizzle-orm'
import { auditLog, vocab } from '#app/db/schema/index.ts'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'

function newWord(word = newHanzi()) {
	return makeWord(platformDatabase(), {
		word,
		pinyin: ['jiā', 'bān', 'ba'].slice(0, word.length).join(' '),
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

async function administrator(page: Page): Promise<void> {
	await login(page, await newUser('Shen Lan', 99))
}

test('a word is created in a dialog; a duplicate is refused', async ({ page }) => {
	const word = newHanzi()
	await administrator(page)
	await page.goto(listOf(word))
	await page.getByRole('link', { name: 'Create Vocab', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Create Vocab' })
	await dialog.getByLabel('Word').fill(word)
	await dialog.getByLabel('Pinyin').fill('lu:4')
	await dialog.getByLabel('HSK4').check()
	await dialog.getByLabel('Part of speech 1').selectOption('adjective')
	await dialog.getByRole('button', { name: 'Add Meaning' }).click()
	const second = dialog.getByLabel('Definition 2')
	await expect(second).toBeFocused()
	await expect(dialog.getByLabel('Part of speech 2')).toHaveValue('noun')
	await second.fill('the colour green')
	await dialog.getByRole('button', { name: 'Add Meaning' }).click()
	await dialog.getByRole('button', { name: 'Remove meaning 3' }).click()
	await dialog.getByLabel('Definition 1').fill('green')
	await expectNoBarriersHere(page)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByText('Syllables here: 1; characters: 2.')).toBeVisible()
	await dialog.getByLabel('Pinyin').fill('lu:4 se4')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toBeHidden()
	const row = page.getByRole('row', { name: word })
	await expect(row).toContainText('lǜ sè')
	await expect(row).toContainText('the colour green')
	const [stored] = await wordsLike(word)
	expect(stored).toMatchObject({ isCustom: true, poses: ['adjective', 'noun'], status: 1 })

	await page.getByRole('link', { name: 'Create Vocab', exact: true }).click()
	await dialog.getByLabel('Word').fill(word)
	await dialog.getByLabel('Pinyin').fill('lǜsè')
	await dialog.getByLabel('Definition 1').fill('something else')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByText('has this word with this pinyin already')).toBeVisible()
	await expect(dialog.getByLabel('Definition 1')).toHaveValue('something else')
	expect(await wordsLike(word)).toHaveLength(1)
})

test('a word gets short meanings, and loses them again', { tag: ['@long', '@screens'] }, async ({
	page,
}) => {
	const { id, word } = await newWord()
	await administrator(page)
	const address = `${listOf(word)}&ask=edit&of=${id}`
	await page.goto(address)
	const dialog = page.getByRole('dialog', { name: 'Edit Vocab' })
	await hydrated(dialog)
	await dialog.getByRole('button', { name: 'Add Short Meaning' }).click()
	await expect(dialog.getByLabel('Short meaning 1', { exact: true })).toBeFocused()
	await dialog.getByLabel('Kind of short meaning 1').selectOption('verb')
	await dialog.getByLabel('Short meaning 1', { exact: true }).fill('to work late')
	await dialog.getByLabel('Counted with').fill('次、回')
	await expectNoBarriersHere(page)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toBeHidden()
	const gloss = { verb: { definition: 'to work late' } }
	expect((await wordsLike(word))[0]).toMatchObject({ gloss, measureWords: ['次', '回'] })

	await page.goto(address)
	await hydrated(dialog)
	await expect(dialog.getByLabel('Counted with')).toHaveValue('次、回')
	await dialog.getByRole('button', { name: 'Remove short meaning 1' }).click()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toBeHidden()
	expect((await wordsLike(word))[0]?.gloss).toBeNull()
	await page.goto(address)
	await dialog.getByText('History').click()
	await expect(
		dialog.getByText('Short meaning: verb: to work late → became -').first(),
	).toBeVisible()
})

test('the second of two editors of a word is warned', { tag: '@long' }, async ({
	page,
	context,
}) => {
	const { id, word } = await newWord()
	await administrator(page)
	const other = await context.newPage()
	for (const one of [page, other]) {
		await one.goto(`${listOf(word)}&ask=edit&of=${id}`)
		await hydrated(one.getByRole('dialog'))
	}
	await other.getByLabel('Traditional').fill('加班')
	await other.getByRole('button', { name: 'Save' }).click()
	await expect(other.getByRole('dialog')).toBeHidden()

	const dialog = page.getByRole('dialog', { name: 'Edit Vocab' })
	await dialog.getByLabel('Definition 1').fill('to stay late')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this word')
	await expect(dialog.getByText('Traditional: - → became 加班')).toBeVisible()
	await expect(dialog.getByLabel('Definition 1')).toHaveValue('to stay late')
	expect((await wordsLike(word))[0]?.meaning).toEqual({ verb: { definition: 'to work overtime' } })
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toBeHidden()
	expect((await wordsLike(word))[0]?.meaning).toEqual({ verb: { definition: 'to stay late' } })
	await other.close()
})

test('many words can be validated, corrected and created at once', { tag: '@screens' }, async ({
	page,
}) => {
	const start = newHanzi()
	await newWord(`${start}一`)
	await administrator(page)
	await page.goto(listOf(start))
	await page.getByRole('link', { name: 'Batch Create Vocab' }).click()
	const text = page.getByLabel('CSV')
	await page.getByRole('link', { name: 'Load Template' }).click()
	await expect(text).toHaveValue(/^word,pinyin,traditional,levels,status,meaning\n加班/)
	await expectNoBarriers(page)

	const rows = (definition: string) => `word,pinyin,meaning
${start}一,jia1ban1 ba,verb=to work overtime
${start}二,er4 er4 er4,${definition}`
	await text.fill(rows('"two, a pair"'))
	await page.getByRole('button', { name: 'Validate' }).click()
	await expect(page.getByText('Row 3: dangling definition "two, a pair"')).toBeVisible()
	await expect(page.getByRole('alert')).toContainText('1 error')
	await expect(page.getByRole('alert')).toBeHidden()
	await expect(page.getByText('Row 3: dangling definition "two, a pair"')).toBeVisible()

	await text.fill(rows('"numeral=two, a pair"'))
	await expect(page.getByText('Row 3:')).toBeHidden()
	await page.getByRole('button', { name: 'Validate' }).click()
	await expect(page.getByText('2 rows are valid')).toBeVisible()
	await expect(page.getByText('To be created: 1')).toBeVisible()
	await expect(page.getByText(/^Skipped \(.*\): 1$/)).toBeVisible()
	await expectNoBarriersHere(page)
	expect(await wordsLike(start)).toHaveLength(1)

	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('2 in total: 1 created, 1 skipped')).toBeVisible()
	// Back to the list, with its filter.
	await page.waitForURL('**/admin/vocab?word=*')
	const [created] = await wordsLike(start)
	expect(created).toMatchObject({ word: `${start}二`, pinyin: 'èr èr èr', isCustom: true })
})

test('an export can be changed and saved', { tag: ['@screens', '@long'] }, async ({ page }) => {
	const start = newHanzi()
	const words = [await newWord(`${start}一`), await newWord(`${start}二`)]
	const ids = words.map(({ id }) => id).join()
	await administrator(page)
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
