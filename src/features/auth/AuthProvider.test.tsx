import { render, screen } from '@testing-library/react';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { AuthProvider, useAuth } from './AuthProvider';

function Checks() {
  const { isTherapist, isPatient, isAdmin } = useAuth();
  return <p>{JSON.stringify({ isTherapist, isPatient, isAdmin })}</p>;
}

describe('the auth context', () => {
  it('is an error outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Checks />)).toThrow('useAuth debe usarse dentro de un AuthProvider');
  });

  it.each([
    [THERAPIST, { isTherapist: true, isPatient: false, isAdmin: false }],
    [ADMIN, { isTherapist: true, isPatient: false, isAdmin: true }],
    [PATIENT, { isTherapist: false, isPatient: true, isAdmin: false }],
  ])('checks roles: $role', (user, expected) => {
    renderApp(
      <AuthProvider>
        <Checks />
      </AuthProvider>,
      { user },
    );
    expect(screen.getByText(JSON.stringify(expected))).toBeInTheDocument();
  });
});
