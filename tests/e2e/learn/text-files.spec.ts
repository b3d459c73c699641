/** Files become own texts: they are taken apart in the browser, and their parts are chosen. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { filmSubtitles, makeEpub } from '#tests/support/text-files.ts'

type Opened = { name: string; content: string | Uint8Array }

async function openPage(page: Page): Promise<void> {
	await page.goto('/texts/new')
	await hydrated(page.getByRole('button', { name: 'Save and read' }))
}

async function openFile(page: Page, { name, content }: Opened): Promise<void> {
	const buffer = Buffer.from(content)
	await page.getByLabel('Open file').setInputFiles({ name, mimeType: '', buffer })
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
