export { AuthLayout, AuthMark, type AuthLayoutProps } from './AuthLayout';
