/** Reads Playwright's report, with the page of each failed test as it looked. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type TestResult, wholeRun } from './attempts.ts'

const error = z.object({ message: z.string().optional() })

const attempt = z.object({
	status: z.string(),
	errors: z.array(error),
	attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
})

const spec = z.object({
	title: z.string(),
	file: z.string(),
	ok: z.boolean(),
	tests: z.array(z.object({ results: z.array(attempt) })),
})

const suite = z.object({
	title: z.string(),
	specs: z.array(spec),
	get suites() {
		return z.array(suite).optional()
	},
})

const playwrightReport = z.object({ errors: z.array(error), suites: z.array(suite) })

type Suite = z.infer<typeof suite>

/** `report` is the JSON that Playwright's reporter wrote; throws if it is of another shape. */
export function readPlaywrightReport(report: string): TestResult[] {
	const { errors, suites } = playwrightReport.parse(JSON.parse(report))
	const outside = errors.map(({ message = '' }) => ({
		file: 'tests/e2e',
		title: wholeRun,
		passed: false,
		messages: [message],
	}))
	// The outermost suite is the file.
	return [...outside, ...suites.flatMap((file) => resultsOf(file, []))]
}

function resultsOf({ specs, suites = [] }: Suite, within: readonly string[]): TestResult[] {
	const own = specs.map(({ title, file, ok, tests }) => ({
		file: join('tests', 'e2e', file),
		title: [...within, title].join(' › '),
		passed: ok,
		messages: tests.flatMap(({ results }) =>
			results.filter(({ status }) => status !== 'passed').map(messageOf),
		),
	}))
	return [...own, ...suites.flatMap((inner) => resultsOf(inner, [...within, inner.title]))]
}

/** The errors, then the page, without the test's source. */
function messageOf({ errors, attachments }: z.infer<typeof attempt>): string {
	const pages = attachments.flatMap(({ path }) =>
		path && /\.(md|txt)$/.test(path) && existsSync(path) ? readFileSync(path, 'utf8') : [],
	)
	const page = pages.map((text) => text.split('# Test source')[0]?.slice(0, 6000))
	return [...errors.map(({ message = '' }) => message), ...page].join('\n')
}
