/** Lists the parts of an own text that a device can keep, with their sizes: /texts/{id}/on-device */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { planOfText } from '#app/features/texts/text-on-device.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { id: userId } = await requireCaller(context)
	const plan = await planOfText(context.db, { id: params.id ?? '', userId })
	return plan ? json(plan) : refuse('own-text.not-found')
}
