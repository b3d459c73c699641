/** Parses forms with zod. The messages of a schema are codes of the error catalogue. */
import type * as z from 'zod'
import { isErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'

/** The submitted values, to fill the form again. Never contains passwords. */
export type Typed = Record<string, string>

type ReadForm<T> =
	| { ok: true; value: T; typed: Typed }
	| { ok: false; problems: Problem[]; typed: Typed }

type Sent = Pick<Request, 'headers' | 'formData'>

/** Limit per field; long texts have their own reader. */
const longestEcho = 4000

export async function readForm<T>(request: Sent, schema: z.ZodType<T>): Promise<ReadForm<T>> {
	const fields: Record<string, unknown> = Object.fromEntries(await formDataOf(request))
	const typed: Typed = {}
	for (const [name, value] of Object.entries(fields)) {
		if (typeof value !== 'string' || /password/i.test(name)) continue
		typed[name] = value.slice(0, longestEcho)
	}
	const read = schema.safeParse(fields)
	if (read.success) return { ok: true, value: read.data, typed }
	return { ok: false, problems: firstOfEachField(read.error.issues.map(toProblem)), typed }
}

/** Treats a body that is not a form as an empty form, which every schema refuses. */
export async function formDataOf(request: Sent): Promise<FormData> {
	const type = request.headers.get('content-type') ?? ''
	const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
	if (!isForm) return new FormData()
	return request.formData().catch((error: unknown) => {
		if (error instanceof TypeError) return new FormData()
		throw error
	})
}

function toProblem(issue: z.core.$ZodIssue): Problem {
	// Fields can be nested in one value; the innermost name is the field's.
	const field = issue.path.findLast((part) => typeof part === 'string')
	return {
		code: isErrorCode(issue.message) ? issue.message : 'request.invalid',
		...(typeof field === 'string' && { field }),
		...valuesOf(issue),
	}
}

/** The bounds used in error texts: "at least {least}", "at most {most}". */
function valuesOf(issue: z.core.$ZodIssue): Pick<Problem, 'values'> {
	if (issue.code === 'too_small') return { values: { least: Number(issue.minimum) } }
	if (issue.code === 'too_big') return { values: { most: Number(issue.maximum) } }
	return {}
}

function firstOfEachField(problems: Problem[]): Problem[] {
	return problems.filter(
		({ field }, index) => problems.findIndex((other) => other.field === field) === index,
	)
}
