/** The entries of the words of an own text's part: /texts/{id}/1/words */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { partNumber } from '#app/domain/texts/progress.ts'
import { readText } from '#app/features/texts/read-text.server.ts'
import { answerWords } from '#app/features/vocabulary/words-file.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, services } = context
	const user = await requireCaller(context)
	const { id = '', part = '' } = params
	const asked = { id, number: partNumber(part), user }
	const read = await readText({ db, tokenize: services.tokenize }, asked)
	if (!read.ok) return refuse(read.error)
	return answerWords(read.value.entries, { url: request.url, readerId: user.id })
}
