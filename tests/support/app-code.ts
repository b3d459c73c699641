import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

const halfMinuteMs = 30_000

/** The code that an app shows for its key ("MZXW 6YTB"); `later` counts half minutes. */
export function codeFor(key: string, later = 0): Promise<string> {
	return createOTP(base32.decode(key.replaceAll(' ', ''))).hotp(
		Math.floor(Date.now() / halfMinuteMs) + later,
	)
}
