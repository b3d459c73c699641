/** How long a password must be: six characters, such as 学习学习学习, and twelve for administrators. */
import { adminLevel } from './user.ts'

export const minPasswordLength = 6
const minAdminPasswordLength = 12

/** Nobody types more, and hashing a megabyte costs. */
export const maxPasswordLength = 128

export function minPasswordLengthAt(level: number): number {
	return level === adminLevel ? minAdminPasswordLength : minPasswordLength
}
