/** Reads Playwright's report: its counts, and each failed attempt, also of tests that passed at the second. */
import * as z from 'zod'

const spec = z.object({
	title: z.string(),
	file: z.string(),
	line: z.number(),
	tests: z.array(
		z.object({
			results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
		}),
	),
})

const suite = z.object({
	specs: z.array(spec),
	get suites() {
		return z.array(suite).optional()
	},
})

const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
	errors: z.array(z.unknown()),
	suites: z.array(suite),
})

export type FailedTest = { title: string; file: string; line: number; messages: string[] }

/** `report` is the JSON that Playwright's reporter wrote; throws if it is of another shape. */
export function readReport(report: string) {
	const { stats, errors, suites } = playwrightReport.parse(JSON.parse(report))
	return { ...stats, errors: errors.length, failures: suites.flatMap(failuresOf) }
}

function failuresOf({ specs, suites = [] }: z.infer<typeof suite>): FailedTest[] {
	const own = specs.map(({ title, file, line, tests }) => {
		const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
		return { title, file, line, messages: errors.flatMap(({ message }) => message ?? []) }
	})
	const failed = own.filter(({ messages }) => messages.length > 0)
	return [...failed, ...suites.flatMap(failuresOf)]
}
