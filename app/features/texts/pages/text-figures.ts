/** The figures of an own text's part, counted anew: /texts/{id}/1/figures */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { partNumber } from '#app/domain/texts/progress.ts'
import { figuresOf } from '#app/features/lessons/reader/figures.ts'
import { readText } from '#app/features/texts/read-text.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db, services } = context
	const user = await requireCaller(context)
	const { id = '', part = '' } = params
	const asOf = Date.now()
	const asked = { id, number: partNumber(part), user }
	const read = await readText({ db, tokenize: services.tokenize }, asked)
	if (!read.ok) return refuse(read.error)
	return Response.json(figuresOf({ ...read.value, asOf }))
}
