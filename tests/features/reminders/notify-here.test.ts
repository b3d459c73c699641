import { beforeEach, expect, test, vi } from 'vitest'
import { notifyHere, stopHere } from '#app/features/reminders/notify-here.ts'

const gone = async () => {
	throw new DOMException('blocked', 'SecurityError')
}

/** A browser with notifications, whose answers are as given. */
function browser({ permission = async () => 'granted', registration = gone }) {
	vi.stubGlobal('window', { PushManager: {} })
	vi.stubGlobal('Notification', { requestPermission: permission })
	vi.stubGlobal('navigator', {
		serviceWorker: { register: registration, getRegistration: registration },
	})
}

beforeEach(() => {
	vi.spyOn(console, 'warn').mockReturnValue()
	vi.stubGlobal('fetch', async () => Response.json({ isOn: false }))
})

test('a browser that refuses to answer is a failure that is said', async () => {
	browser({})
	expect(await notifyHere('key')).toBe('device-reminder.failed')
	expect(await stopHere()).toBe('device-reminder.failed')
	browser({ permission: gone })
	expect(await notifyHere('key')).toBe('device-reminder.failed')
})

test('who does not allow notifications, or cannot have them, is told so', async () => {
	browser({ permission: async () => 'denied' })
	expect(await notifyHere('key')).toBe('device-reminder.denied')
	vi.stubGlobal('navigator', {})
	expect(await notifyHere('key')).toBe('device-reminder.unsupported')
	expect(await stopHere()).toBeUndefined()
})
