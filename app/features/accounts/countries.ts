/** The 249 countries and territories of ISO 3166: { code: 'TW', name: 'Taiwan' }. */
import { getData } from 'country-list'

export type Country = { code: string; name: string }

/** Names that people look for in a list, where the standard's differ. */
const familiarNames: Record<string, string> = {
	BN: 'Brunei',
	BO: 'Bolivia',
	CD: 'Congo (Kinshasa)',
	CG: 'Congo (Brazzaville)',
	CV: 'Cape Verde',
	FK: 'Falkland Islands',
	FM: 'Micronesia',
	GB: 'United Kingdom',
	IR: 'Iran',
	KP: 'North Korea',
	KR: 'South Korea',
	LA: 'Laos',
	MD: 'Moldova',
	MF: 'Saint Martin (French)',
	MO: 'Macau',
	NL: 'Netherlands',
	PN: 'Pitcairn Islands',
	PS: 'Palestine',
	RU: 'Russia',
	ST: 'São Tomé and Príncipe',
	SX: 'Sint Maarten (Dutch)',
	SY: 'Syria',
	TR: 'Turkey',
	TW: 'Taiwan',
	TZ: 'Tanzania',
	US: 'United States',
	VA: 'Vatican City',
	VE: 'Venezuela',
	VG: 'British Virgin Islands',
	VI: 'U.S. Virgin Islands',
	VN: 'Vietnam',
}

let listed: readonly Country[] | undefined

/**
 * Sorted as in a printed list: Åland is among the As. Sorting takes a while, for which a starting worker
 * does not wait.
 */
export function countries(): readonly Country[] {
	listed ??= getData()
		.map(({ code, name }) => ({ code, name: familiarNames[code] ?? plainName(name) }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'))
	return listed
}

export function isCountryCode(code: string): boolean {
	return countries().some((country) => country.code === code)
}

export function countryName(code: string | null): string | undefined {
	return countries().find((country) => country.code === code)?.name
}

/** "Bahamas (The)" becomes Bahamas, and "Western Sahara*" loses its asterisk. */
function plainName(name: string): string {
	return name.replace(/ \(the\)$/i, '').replace(/\*$/, '')
}
