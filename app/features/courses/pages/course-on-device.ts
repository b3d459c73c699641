/** Lists the parts of a course that a device can keep, with their sizes: /courses/first-steps/on-device */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { planOfCourse } from '#app/features/courses/course-on-device.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db, media } = context
	const reader = await requireCaller(context)
	const plan = await planOfCourse(db, media, { slug: params.slug ?? '', reader })
	return plan.ok ? json(plan.value) : refuse(plan.error)
}
