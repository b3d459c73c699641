/** Files become own texts: they are taken apart in the browser, and their parts are chosen. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { filmSubtitles, largeEpub, makeEpub } from '#tests/support/text-files.ts'

type Opened = { name: string; content: string | Uint8Array; type?: string }

async function openPage(page: Page): Promise<void> {
	await page.goto('/texts/new')
	await hydrated(page.getByRole('button', { name: 'Save and read' }))
}

async function openFile(page: Page, { name, content, type = '' }: Opened): Promise<void> {
	const buffer = Buffer.from(content)
	await page.getByLabel('Open file').setInputFiles({ name, mimeType: type, buffer })
}

const chapters = [
	{ title: '第一回 山', paragraphs: ['从前有一座山。', '山上有一个老人。'] },
	{ title: '第二回 水', paragraphs: ['山下有一条河。'] },
	{ title: '第三回 人', paragraphs: ['老人去河边喝水。'] },
]
const book = () => ({ name: '山水.epub', content: makeEpub({ title: '山水人', chapters }) })

test('an EPUB becomes a text with the chapters that were chosen', { tag: '@screens' }, async ({
	learner: page,
}) => {
	await openPage(page)
	await openFile(page, book())
	const parts = page.getByRole('group', { name: 'Parts of the file' })
	await expect(parts.getByRole('status')).toContainText('3 of 3 parts chosen: 31 characters')
	await parts.getByRole('checkbox', { name: '第二回 水' }).uncheck()
	await expect(parts.getByRole('status')).toContainText('2 of 3 parts chosen')
	await expect(page.getByLabel('Title (optional)')).toHaveValue('山水人')
	await expectNoBarriers(page)
	await page.getByRole('button', { name: 'Save and read' }).click()

	await expect(page.getByRole('heading', { name: '山水人' })).toBeVisible()
	await expect(page.locator('.text')).toContainText(/从.*前.*有/)
	await page.getByText('Part 1 of 2').click()
	const names = page.getByRole('navigation', { name: 'Parts' }).getByRole('link')
	await expect(names).toHaveText(['第一回 山', '第三回 人'])
})

test('@long a short file is typed into the form, and a title that was typed stays', async ({
	learner: page,
}) => {
	await openPage(page)
	await openFile(page, { name: '今天.txt', content: '今天下雨。\r\n我在家。' })
	const area = page.getByLabel('Chinese text')
	await expect(area).toHaveValue('今天下雨。\n我在家。')
	const title = page.getByLabel('Title (optional)')
	await expect(title).toHaveValue('今天')
	await openFile(page, { name: 'b.md', content: '# 明天\n\n天气*很*好。' })
	await expect(area).toHaveValue('天气很好。')
	await expect(title).toHaveValue('明天')
	await title.fill('我的')
	await openFile(page, { name: 'c.html', content: '<p><ruby>汉<rt>hàn</rt></ruby>字</p>' })
	await expect(area).toHaveValue('汉字')
	await expect(title).toHaveValue('我的')
	await page.keyboard.press('Control+z')
	await expect(area).toHaveValue('天气很好。')
})

test('@long nothing in a hostile book runs or asks for anything', async ({ learner: page }) => {
	await openPage(page)
	await openFile(page, book())
	await expect(page.getByRole('group', { name: 'Parts of the file' })).toBeVisible()
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	const run = '(globalThis.wasRun = true, fetch("/wasRun"))'
	const hostile = {
		title: '坏',
		before:
			`<base href="https://evil.example/"/><script>${run}</script><script src="/wasRun.js"></script>` +
			'<link rel="stylesheet" href="/wasRun.css"/><style>@import "/wasRun.css"; p { background: url(/wasRun.png) }</style>' +
			'<meta http-equiv="refresh" content="0;url=/wasRun"/>',
		paragraphs: [
			`好<img src="/wasRun.png" srcset="/wasRun2.png 2x" onerror='${run}'/><svg onload='${run}'><image href="/wasRun.svg"/></svg>`,
			`&lt;img src=x onerror='${run}'&gt;`,
			'<iframe src="/wasRun"></iframe><object data="/wasRun"></object><video src="/wasRun" poster="/wasRun"></video>',
			`<a href='javascript:${run}' ping="/wasRun">去</a><form action="/wasRun"><input autofocus='' onfocus='${run}'/></form>`,
		],
	}
	const title = `<img src=x onerror='${run}'>`.replaceAll('<', '&lt;')
	const made = makeEpub({ title, chapters: [hostile, { ...hostile, title }] })
	await openFile(page, { name: 'bad.epub', content: made })
	const parts = page.getByRole('group', { name: 'Parts of the file' })
	await expect(parts.getByRole('checkbox')).toHaveCount(2)
	await expect(page.getByLabel('Title (optional)')).toHaveValue(/^<img src=x/)
	await page.getByRole('button', { name: 'Save and read' }).click()
	await expect(page.locator('.text')).toContainText('好')
	expect(asked.filter((url) => /wasRun|evil/.test(url))).toEqual([])
	expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
})

test('@long a novel of 1.5 MB is read in the browser and kept', async ({ learner: page }) => {
	await openPage(page)
	await openFile(page, { name: 'novel.epub', content: largeEpub() })
	const parts = page.getByRole('group', { name: 'Parts of the file' })
	await expect(parts.getByRole('status')).toContainText('120 of 120 parts chosen')
	await page.getByRole('button', { name: 'Save and read' }).click()
	await expect(page.getByRole('heading', { name: '山中故事' })).toBeVisible()
	await openPage(page)
	await openFile(page, { name: 'novel.epub', content: largeEpub() })
	await expect(parts).toContainText('your texts have room for')
	await expect(parts.getByRole('checkbox', { name: '第1回', exact: false }).first()).toBeChecked()
	await expect(parts.getByRole('checkbox', { name: '第120回' })).not.toBeChecked()
	await parts.getByRole('button', { name: 'Choose all' }).click()
	await expect(parts).toContainText('That is too much')
	await page.getByRole('button', { name: 'Save and read' }).click()
	await expect(page.getByRole('alert').first()).toContainText('Your texts may have 2 MB together')
	await expect(parts.getByRole('status').first()).toContainText('120 of 120 parts chosen')
	await parts.getByRole('button', { name: 'Close file' }).click()
	await expect(page.getByLabel('Chinese text')).toBeFocused()
})

test('@long a film’s subtitles become parts, and a file may be dropped', async ({
	learner: page,
}) => {
	await openPage(page)
	const dropped = await page.evaluateHandle((text) => {
		const data = new DataTransfer()
		data.items.add(new File([text], '电影.srt'))
		return data
	}, filmSubtitles())
	await page.getByLabel('Chinese text').dispatchEvent('drop', { dataTransfer: dropped })
	const parts = page.getByRole('group', { name: 'Parts of the file' })
	await expect(parts.getByRole('status')).toContainText('2 of 2 parts chosen')
	await expect(page.getByLabel('Title (optional)')).toHaveValue('电影')
})
