/** Reads vitest's report. */
import { relative } from 'node:path'
import * as z from 'zod'
import { type TestResult, wholeFile } from './attempts.ts'

const vitestReport = z.object({
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			message: z.string().optional(),
			assertionResults: z.array(
				z.object({
					fullName: z.string(),
					status: z.string(),
					failureMessages: z.array(z.string()).nullish(),
				}),
			),
		}),
	),
})

/** `report` is the JSON that vitest's reporter wrote; throws if it is of another shape. */
export function readVitestReport(report: string): TestResult[] {
	return vitestReport
		.parse(JSON.parse(report))
		.testResults.flatMap(({ name, status, message, assertionResults }) => {
			const file = relative(process.cwd(), name)
			const tests = assertionResults
				.filter(({ status }) => status === 'passed' || status === 'failed')
				.map(({ fullName, status, failureMessages }) => ({
					file,
					title: fullName,
					passed: status === 'passed',
					messages: failureMessages ?? [],
				}))
			if (status === 'passed' || tests.some(({ passed }) => !passed)) return tests
			return [...tests, { file, title: wholeFile, passed: false, messages: [message ?? status] }]
		})
}
