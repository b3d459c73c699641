import { expect, test } from 'vitest'
import { isPushService } from '#app/domain/reminders/push-service.ts'

test.each([
	'https://fcm.googleapis.com/fcm/send/abc:def',
	'https://updates.push.services.mozilla.com/wpush/v2/abc',
	'https://web.push.apple.com/QabC',
	'https://db5p.notify.windows.com/w/?token=abc',
])('%s is one', (address) => {
	expect(isPushService(address)).toBe(true)
})

test.each([
	'http://fcm.googleapis.com/fcm/send/abc',
	'https://fcm.googleapis.com:8443/fcm/send/abc',
	'https://somebody@fcm.googleapis.com/',
	'https://fcm.googleapis.com.evil.example/',
	'https://evilpush.apple.com/',
	'https://push.apple.com.evil.example/',
	'https://localhost/',
	'https://127.0.0.1/',
	'https://[::1]/',
	'https://169.254.169.254/latest',
	'data:text/plain,hello',
	'fcm.googleapis.com',
	'',
])('%s is none', (address) => {
	expect(isPushService(address)).toBe(false)
})
