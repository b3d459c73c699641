/**
 * Reads the body of a request, a form or JSON, into the shape its schema names. All its texts come in through
 * the door here. A schema's messages are codes of the error catalogue.
 */
import * as z from 'zod'
import { joinBytes } from '#app/domain/bytes.ts'
import { type ErrorCode, isErrorCode } from '#app/domain/errors.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { parseJson } from '#app/domain/json.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { isPassword, type Typed, typedIn } from './typed-in.ts'

type Body<T> =
	| { ok: true; value: T; typed: Typed }
	| { ok: false; problems: Problem[]; typed: Typed }

type Options = {
	/** Scripts send JSON; without a script, forms are sent. */
	as?: 'form' | 'json'
	/** No more of the body is read than this. */
	mostBytes?: number
	/** Said where there is more; it may name {size} and {most}. */
	orSay?: ErrorCode
	/** Fields that the schema reads without naming them. */
	fields?: readonly string[]
}

/** Forms of a few short fields. Strangers may send them, so that this is kept small. */
const mostOfForm = 64_000

/** Forms with many fields, or long ones. */
export const longForm = { mostBytes: 500_000 } as const

type Sent = Pick<Request, 'headers' | 'body'>

export async function readBody<T>(
	request: Sent,
	schema: z.ZodType<T>,
	{
		as = 'form',
		mostBytes = mostOfForm,
		orSay = 'request.invalid',
		fields: others = [],
	}: Options = {},
): Promise<Body<T>> {
	const bytes = await readBytes(request, mostBytes)
	if (!bytes) {
		const values = tooLarge(announcedBytes(request), mostBytes)
		return { ok: false, problems: [{ code: orSay, values }], typed: {} }
	}
	const isJson = as === 'json'
	const fields = isJson ? new FormData() : await formIn(bytes, request.headers.get('content-type'))
	const typed = typedIn(fields, new Set([...fieldNames(schema), ...others]))
	const read = schema.safeParse(
		isJson ? incomingJson(parseJson(new TextDecoder().decode(bytes))) : Object.fromEntries(fields),
	)
	if (read.success) return { ok: true, value: read.data, typed }
	return { ok: false, problems: firstOfEachField(read.error.issues.map(toProblem)), typed }
}

type Bytes = Uint8Array<ArrayBuffer>

/** Undefined where there are more than allowed. */
export async function readBytes(request: Sent, most: number): Promise<Bytes | undefined> {
	if ((announcedBytes(request) ?? 0) > most) return undefined
	const { body } = request
	const chunks: Uint8Array[] = []
	let size = 0
	const reader = body?.getReader()
	for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
		chunks.push(read.value)
		size += read.value.length
		if (size > most) {
			await reader?.cancel()
			return undefined
		}
	}
	return joinBytes(chunks)
}

function announcedBytes({ headers }: Sent): number | undefined {
	return Number(headers.get('content-length')) || undefined
}

/** A body of any other type is read as an empty form, which every schema refuses with a sentence. */
async function formIn(bytes: Bytes, type: string | null): Promise<FormData> {
	const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type ?? '')
	if (!type || !isForm) return new FormData()
	const form = new Response(bytes, { headers: { 'content-type': type } }).formData()
	return form.then(incomingForm, (error: unknown) => {
		if (error instanceof TypeError) return new FormData()
		throw error
	})
}

function toProblem(issue: z.core.$ZodIssue): Problem {
	// Fields that are read together are parts of one value: the innermost name is the field's.
	const field = issue.path.findLast((part) => typeof part === 'string')
	return {
		code: isErrorCode(issue.message) ? issue.message : 'request.invalid',
		...(typeof field === 'string' && { field }),
		...valuesOf(issue),
	}
}

/** The bounds that a sentence may name: "at least {least}", "at most {most}". */
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

/** The login form has "email" and "password". */
function fieldNames(schema: z.core.$ZodType): string[] {
	if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
	if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldNames)
	if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap(fieldNames)
	return []
}

/** The fields of a form, with their texts as they come in. A password stays as it was typed, and so do files. */
function incomingForm(form: FormData): FormData {
	const incoming = new FormData()
	for (const [name, value] of form) incoming.append(name, incomingValue(name, value))
	return incoming
}

function incomingValue<T>(name: string, value: T): T | string {
	return typeof value === 'string' && !isPassword(name) ? incomingText(value) : value
}

/** The same for JSON, however deep: `{ "text": "学\u200B习" }` is `{ "text": "学习" }`. */
function incomingJson(value: unknown): unknown {
	if (typeof value === 'string') return incomingText(value)
	if (Array.isArray(value)) return value.map(incomingJson)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([key, own]) => [key, isPassword(key) ? own : incomingJson(own)]),
	)
}
