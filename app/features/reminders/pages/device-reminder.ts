/** A script lets this browser show reminders, or no longer: POST { intent, … } → { isOn }. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { addDevice, removeDevice } from '#app/features/reminders/push-devices.server.ts'
import { deviceReminderCall } from '#app/features/reminders/reminder-form.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { isPublicKey } from '#app/http/push.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, sessionToken } = context
	const { id: userId } = await requireCaller(context)
	const attempt = await admit(context, learningRules('device-reminder', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const token = (await sessionToken()) ?? ''
	const read = await readBody(request, deviceReminderCall, { as: 'json' })
	if (!read.ok) return refuse('request.invalid')
	const call = read.value
	if (call.intent === 'off') await removeDevice(db, token)
	else {
		if (!(await isPublicKey(call.keys.p256dh))) return refuse('request.invalid')
		const { endpoint, keys, siteKey } = call
		await addDevice(db, { userId, token }, { endpoint, ...keys, siteKey })
	}
	return json({ isOn: call.intent === 'on' })
}
