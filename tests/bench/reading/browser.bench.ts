/** P3: switching a layer and opening a word in a long text, in a browser the size and speed of a telephone's. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rollup } from 'vite'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { alternately, type BenchRow, milliseconds } from '#tests/bench/bench-row.ts'
import { chromiumFlags, findChromium } from '#workers/local/chromium.ts'
import type { PageText } from './page.tsx'
import { naiveBlocks } from './server.bench.tsx'
import { type BenchText, readTexts } from './texts.ts'

const samples = 16
const slowness = 4

export async function benchReadingInBrowser(): Promise<BenchRow[]> {
	const [text] = readTexts([10_000]).long
	if (!text) throw new Error('There is no text to measure')
	const server = await serve(await bundle(), text)
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
	try {
		const ours = await open(browser, `${server.url}#ours`)
		const naive = await open(browser, `${server.url}#naive`)
		const rows: BenchRow[] = []
		for (const layer of ['hsk', 'pinyin', 'translation']) {
			const press = (page: Page) => () => timeToPaint(page, `button[value="${layer}"]`)
			await alternately(2, press(ours), press(naive))
			const [ourTime, naiveTime] = await alternately(samples, press(ours), press(naive))
			rows.push(row(`switching ${layer}`, ourTime, naiveTime, 0.15, 100))
		}
		let word = 0
		const ask = (page: Page) => () => {
			word = (word + 3) % 30
			return timeToPaint(page, '.text ruby', word)
		}
		await alternately(2, ask(ours), ask(naive))
		const [ourTime, naiveTime] = await alternately(samples, ask(ours), ask(naive))
		return [...rows, row('opening a word', ourTime, naiveTime, 0.25)]
	} finally {
		await browser.close()
		server.close()
	}
}

function row(
	what: string,
	ours: number,
	naive: number,
	most: number,
	mostTime = Number.POSITIVE_INFINITY,
): BenchRow {
	const ratio = ours / naive
	const within = Number.isFinite(mostTime) ? ` and ≤ ${mostTime} ms` : ''
	return {
		id: 'P3',
		name: `${what}, 10,000 words, a telephone ${slowness}× slower, against a naive page`,
		target: `≤ ${most}×${within}`,
		measured: `${milliseconds(ours)} to ${milliseconds(naive)}`,
		ratio,
		pass: ratio <= most && ours <= mostTime,
	}
}

async function open(browser: Browser, url: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
	page.setDefaultTimeout(120_000)
	await page.goto(url)
	await page.locator('.text ruby').first().waitFor()
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
	return page
}

async function timeToPaint(page: Page, selector: string, index = 0): Promise<number> {
	await page.bringToFront()
	return page.evaluate(`timeToPaint(${JSON.stringify(selector)}, ${index})`)
}

type Files = Map<string, { type: string; body: string | Uint8Array }>

/** The two pages as one script and one style sheet, made as the product's own are. */
async function bundle(): Promise<Files> {
	const built = await build({
		configFile: false,
		mode: 'production',
		logLevel: 'error',
		plugins: [tailwindcss()],
		esbuild: { jsx: 'automatic' },
		build: {
			write: false,
			target: 'es2022',
			rollupOptions: { input: { page: 'tests/bench/reading/page.tsx' } },
		},
	})
	const files: Files = new Map()
	for (const { output } of [built].flat().filter(isOutput)) {
		for (const file of output) {
			const type = file.fileName.endsWith('.css') ? 'text/css' : 'text/javascript'
			const body = file.type === 'chunk' ? file.code : file.source
			files.set(`/${file.fileName}`, { type, body })
		}
	}
	return files
}

function isOutput(built: object): built is Rollup.RollupOutput {
	return 'output' in built
}

async function serve(files: Files, { content, rankOf, entries }: BenchText) {
	const html = rubyHtml(content, { rankOf, hasNumbers: true }).join('')
	const text: PageText = { html, blocks: naiveBlocks({ content, rankOf }), entries }
	const names = [...files.keys()]
	const script = names.find((name) => /page-[^/]*\.js$/.test(name))
	const style = names.find((name) => name.endsWith('.css'))
	files.set('/text.json', { type: 'application/json', body: JSON.stringify(text) })
	files.set('/', {
		type: 'text/html; charset=utf-8',
		body: `<!doctype html><link rel="stylesheet" href="${style}">
			<style>.naive > p { content-visibility: visible !important }</style>
			<main class="page"></main><script type="module" src="${script}"></script>`,
	})
	const server = createServer((request, response) => {
		const file = files.get(request.url ?? '/')
		response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' })
		response.end(file?.body)
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	// A server that listens on a port has an address of this kind.
	const { port } = server.address() as AddressInfo
	return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
