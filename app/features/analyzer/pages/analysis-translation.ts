/**
 * Translates a text for the analyser: POST { text } → one line per paragraph, null where there is
 * no translation. Translators cost money, so requests are rate-limited.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { translationRules } from '#app/domain/accounts/attempt-limit.ts'
import { paragraphsOf } from '#app/domain/analyzer/paragraphs.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { readTypedText } from '#app/features/analyzer/typed-text.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

/** Further paragraphs keep their glosses. */
const mostTranslated = 40

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const user = await requireCaller(context)
	const read = await readTypedText(request)
	if (!read.ok) {
		const { code, values } = read.error.problem
		return refuse(code, values)
	}
	const translate = context.translator()
	if (!translate) return json([])
	const attempt = await admit(context, translationRules(user.id))
	if (!attempt.ok) return refuseTooMany('translation.too-many', attempt.error)
	const paragraphs = paragraphsOf(read.value.text).map(({ zh }) => zh)
	const chinese = [...paragraphs.entries()]
		.filter(([, zh]) => hasHanzi(zh))
		.slice(0, mostTranslated)
	const english = await translate(chinese.map(([, zh]) => zh))
	const lines: (string | null)[] = paragraphs.map(() => null)
	for (const [place, [index]] of chinese.entries()) lines[index] = english[place] ?? null
	return json(lines)
}
