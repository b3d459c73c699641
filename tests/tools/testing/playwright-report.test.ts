/** The end of a run names each failed attempt, so that a log without its beginning still tells. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from '#tools/testing/playwright-report.ts'

mkdirSync('build', { recursive: true })
const folder = mkdtempSync(join('build', 'playwright-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a test that passes at the second attempt is named with its first error', () => {
	writeFileSync(
		join(folder, 'words.spec.ts'),
		`import { expect, test } from '@playwright/test'
		test('steady', () => {})
		test.describe('你好', () => {
			test('late', ({}, { retry }) => expect(retry, 'the word is there').toBe(1))
		})`,
	)
	writeFileSync(
		join(folder, 'playwright.config.ts'),
		`export default { retries: 1, outputDir: 'results' }`,
	)
	const report = resolve(folder, 'report.json')
	spawnSync(
		process.execPath,
		['node_modules/@playwright/test/cli.js', 'test', '-c', folder, '--reporter=json'],
		{ env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
	)
	const [first, ...others] = readReport(readFileSync(report, 'utf8')).failures
	expect(others).toEqual([])
	expect(first).toMatchObject({ title: 'late', file: 'words.spec.ts', line: 4 })
	expect(first?.messages.join()).toContain('the word is there')
})
