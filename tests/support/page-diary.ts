/** Writes down what happened in a page, for the reader of a failed test. */
import type { Page, Request } from '@playwright/test'

/** Returns how to read it: messages, failed and unfinished requests, and whether React has the page. */
export function keepDiary(page: Page): () => Promise<string> {
	const lines: string[] = []
	const waiting = new Set<Request>()
	page.on('console', (message) => {
		if (message.type() !== 'log') lines.push(`${message.type()}: ${message.text()}`)
	})
	page.on('pageerror', (error) => lines.push(`error: ${error.stack}`))
	page.on('crash', () => lines.push('The page crashed.'))
	page.on('request', (request) => waiting.add(request))
	page.on('requestfinished', (request) => waiting.delete(request))
	page.on('requestfailed', (request) => {
		waiting.delete(request)
		lines.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
	})
	page.on('response', (response) => {
		if (response.status() >= 400) lines.push(`answered ${response.status()}: ${response.url()}`)
	})
	return async () => {
		const unfinished = [...waiting].map((request) => `unfinished: ${request.url()}`)
		return [...lines.slice(-30), ...unfinished.slice(-10), await stateOf(page)].join('\n')
	}
}

async function stateOf(page: Page): Promise<string> {
	if (page.isClosed()) return 'The page is closed.'
	const state = page.evaluate(() => {
		const ofReact = (key: string) => key.startsWith('__react')
		const isReacts = Object.keys(document.body.firstElementChild ?? {}).some(ofReact)
		const { readyState, visibilityState } = document
		const hasFocus = document.hasFocus()
		return JSON.stringify({ url: location.href, readyState, visibilityState, hasFocus, isReacts })
	})
	const late = new Promise<string>((resolve) =>
		setTimeout(resolve, 2000, 'The page does not answer.'),
	)
	return Promise.race([state.catch(String), late])
}
