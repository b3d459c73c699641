import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { hskFormerWords, hskLists, vocab } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** In the form of the list of 2021. 学生 is HSK 1 in edition 2.0. */
const list = `ID,Simplified,Traditional,Pinyin,POS,Level,WebNo,WebPinyin,OCR,Variants,CEDICT
L1-0001,学生,學生,xuésheng,N,4,1,xué·shēng,学生,,學生|学生[xue2 sheng5]
L1-0002,法语,法語,Fǎyǔ,N,5,2,Fǎyǔ,法语,,法語|法语[Fa3 yu3]
L1-0003,没有的词,沒有的詞,méiyǒudecí,N,7-9,3,,,,
`

test.afterAll(async () => {
	const db = platformDatabase()
	await db.delete(hskFormerWords).where(eq(hskFormerWords.edition, '2026'))
	await db.delete(hskLists).where(eq(hskLists.edition, '2026'))
	await db.run(sql`
		update ${vocab} set levels = (
			select coalesce(json_group_array(json(value)), '[]') from json_each(${vocab}.levels)
			where value ->> 'edition' is not '2026'
		)
		where levels like '%"2026"%'`)
})

async function choose(page: Page, buffer: Buffer) {
	const file = { name: 'hsk.csv', mimeType: 'text/csv', buffer }
	await page.getByLabel('Word list').setInputFiles(file)
	await page.getByRole('button', { name: 'Check' }).click()
}

test('a list is checked, imported, colours the texts of those who choose it, and is removed', async ({
	admin: page,
}) => {
	await page.goto('/admin/vocab')
	await page.getByRole('link', { name: 'HSK Lists' }).click()
	await expect(page.getByRole('row', { name: /HSK 3.0 \(2026\)/ })).toContainText('Not imported')
	await page.getByLabel('Import as').selectOption('HSK 3.0 (2026)')
	await choose(page, Buffer.from(list))
	await expect(page.getByText('Nothing was changed yet.')).toBeVisible()
	await page.getByText('Unmatched: 1').click()
	await expect(page.getByRole('row', { name: /没有的词/ })).toContainText('HSK 7+')
	await page.getByText('Changed by the list: 2').click()
	await expect(page.getByRole('row', { name: /学生/ })).toContainText('HSK 4')
	await expectNoBarriersHere(page)

	const importing = page.getByRole('button', { name: 'Import' })
	await expect(importing).toBeDisabled()
	await page.getByLabel('it has 2 of about 11,000 words').check()
	await importing.click()
	await expect(page.getByText('HSK 3.0 (2026) was imported')).toBeVisible()
	await expect(page.getByRole('row', { name: /HSK 3.0 \(2026\)/ })).toContainText('hsk.csv')

	const student = page.locator('.text ruby', { hasText: /^学生/ }).first()
	await page.goto('/courses/lessons/ni-hao')
	await expect(student).toHaveClass(/\bl1\b/)
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Edit HSK edition' }).click()
	await page.getByLabel('HSK edition', { exact: true }).selectOption('HSK 3.0 (2026)')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('status')).toHaveText('HSK edition updated.')

	await page.goto('/courses/lessons/ni-hao')
	await expect(student).toHaveClass(/\bl4\b/)
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await student.click()
	await expect(page.getByRole('dialog')).toContainText('HSK 4')
	await expect(page.getByRole('dialog')).toContainText('HSK 1 (2.0)')

	await page.goto('/admin/vocab/hsk')
	await page.getByRole('link', { name: 'Use as default: HSK 3.0 (2026)' }).click()
	await expect(page.getByRole('dialog')).toContainText('who chose no edition will see')
	await expectNoBarriersHere(page)
	await page.getByRole('link', { name: 'Cancel' }).click()
	await page.getByRole('link', { name: 'Remove this edition: HSK 3.0 (2026)' }).click()
	await expect(page.getByRole('dialog')).toContainText('will see their levels by HSK 2.0.')
	await expectNoBarriersHere(page)
	await page.getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('HSK 3.0 (2026) was removed.')).toBeVisible()
	await expect(page.getByRole('row', { name: /HSK 3.0 \(2026\)/ })).toContainText('Not imported')
	await page.goto('/courses/lessons/ni-hao')
	await expect(student).toHaveClass(/\bl1\b/)
})
