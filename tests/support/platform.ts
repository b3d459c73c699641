/** The platform under test: its URL, and its database for preparing test data. */
import { openForSeeding } from '#tools/platform.ts'

export const platformUrl = named('PLATFORM_URL')

export function platformDatabase() {
	return openForSeeding({ url: named('PLATFORM_DATABASE_URL') })
}

function named(variable: string): string {
	const value = process.env[variable]
	if (!value) throw new Error(`${variable} must name the platform under test`)
	return value
}
