import { expect, test } from 'vitest'
import { deviceName } from '#app/domain/accounts/device-name.ts'

test.each([
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
		'Edge on Windows',
	],
	[
		'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
		'Chrome on Android',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
		'Firefox on Mac',
	],
	[
		'Mozilla/5.0 (Linux; Android 14; V2254A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50 Language/zh_CN',
		'WeChat on Android',
	],
	[
		'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
		'Chrome on ChromeOS',
	],
	['Mozilla/5.0 (X11; Linux x86_64) something new', 'A browser on Linux'],
	['curl/8.5.0', 'Unknown device'],
	['', 'Unknown device'],
	[null, 'Unknown device'],
])('%s is %s', (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name)
})
