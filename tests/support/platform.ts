/** The platform under test: its address, and its database for what a test begins with. */
import { openForSeeding } from '#tools/platform.ts'

export const platformUrl = named('PLATFORM_URL')

export function platformDatabase() {
	return openForSeeding({ url: named('PLATFORM_DATABASE_URL') })
}

/** Signs the cookies of its sessions. */
export function platformSecret(): string {
	return named('PLATFORM_SECRET')
}

function named(variable: string): string {
	const value = process.env[variable]
	if (!value) throw new Error(`${variable} must name the platform under test`)
	return value
}
